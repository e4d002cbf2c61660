# docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) --tag nakamatch .
FROM node:24-trixie-slim AS build
WORKDIR /src
# What is installed stays in a layer until these files change.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY domain/package.json domain/
COPY e2e/package.json e2e/
COPY mutation/package.json mutation/
COPY phrases/package.json phrases/
COPY ranking/package.json ranking/
COPY server/package.json server/
COPY tools/package.json tools/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
ARG COMMIT
ARG FLAGS=service
RUN npm run build

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups.
RUN apt-get update \
    && apt-get install -y --no-install-recommends postgresql-client \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /src/release .
RUN mkdir /data /backups && chown -R node:node /data /backups web/dist-earlier
ENV NODE_ENV=production DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/v1/alive').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
