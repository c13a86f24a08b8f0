FROM python:3.11-slim
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN pip install --no-cache-dir uv==0.13.8
# Pillow loads it to shape the letters of Indian and South-East Asian names; without it they are drawn one by one.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
WORKDIR /app

# What changes rarely first: the packages that uv.lock names, then our own.
COPY pyproject.toml uv.lock README.md LICENSE ./
RUN uv sync --frozen --no-dev --no-install-project
COPY engine engine
COPY render render
COPY bot bot
COPY migrations migrations
RUN uv sync --frozen --no-dev

RUN useradd --system --uid 1000 emberhall
USER emberhall
ENV PATH=/app/.venv/bin:$PATH
CMD ["emberhall", "run"]
