### What is kept about a person: given out, or forgotten.

## Commands

privacy-called-privacy = privacy
privacy-called-export = export
privacy-called-delete = delete
privacy-about = What Emberhall keeps about you
privacy-about-export = Get a file with everything Emberhall keeps about you
privacy-about-delete = Let Emberhall forget you; it asks once before it does

## For the person

privacy-export = This file holds everything that Emberhall keeps about you. Nobody else sees this message.
privacy-nothing = Emberhall keeps nothing about you.
privacy-sure = **This cannot be undone.** Emberhall forgets your name, your settings, your notes and what you were shown. Your seats become free for others.
    Your heroes stay at their tables under a neutral name, and the games you played can still be replayed: they know seats, not people. A campaign that you lead goes to the first of its players; where there is none, it ends.
    If you want a copy first, use `/privacy export`.
privacy-key-forget = Forget me
privacy-forgotten = Done: Emberhall knows nothing about you any more. If you come back, you begin anew.

## For the table

privacy-left = A player has asked to be forgotten: their seat is free, and their hero waits there.
privacy-stepped-down = Nobody stands in for { $player } any more.
privacy-new-gm = **{ $name }** is the GM from now on.
privacy-closed = This campaign ends: nobody is left who could lead it.
privacy-somebody = Somebody
privacy-hero = Hero { NUMBER($number, useGrouping: 0) }
