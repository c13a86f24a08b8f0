### Elements.

element-fire = Fire
element-ice = Ice
element-air = Air
element-earth = Earth
element-light = Light
element-dark = Dark
element-any = Any element
