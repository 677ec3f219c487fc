# The server in a container. Node runs the TypeScript as it is, so nothing is built; test/deploy/image.test.ts
# lays out these files and starts them.

FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# No package needs its install script here; the one called node would bring a second Node of 150 MB.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:26-slim
# A container is asked from outside, and keeps a SQLite file, if it has one, on a volume.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SQLITE_PATH=/data/turno.db
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY fixtures/tenants ./fixtures/tenants
COPY src ./src
USER node
EXPOSE 8080
# For Docker alone: Cloud Run has probes of its own (deploy/cloud-run.yaml).
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and hears SIGTERM: it drains (10 s on Cloud Run).
CMD ["node", "src/main.ts"]
