# syntax=docker/dockerfile:1
# The whole product in one image. `docker build -t atrium .`; how it is run: docs/operations.md#in-containers

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# What is installed is remembered until a package file changes. No package runs a script.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# The pages and the server ahead of any start, then without what only builds and tests need. The image has a Node.
RUN node scripts/build.ts \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/node-win-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  BIND_ADDRESS=0.0.0.0 \
  PORT=8080 \
  DATA_DIR=/data
WORKDIR /app
# Nobody but root may change the program; it needs to write to /data and, for a moment, to /tmp.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data && chmod 0700 /data
# The user node, by number: only so can Kubernetes tell that it is not root (`runAsNonRoot`).
USER 1000:1000
VOLUME /data
EXPOSE 8080
# Alive: a server whose database is away is not to be restarted for it. Readiness is /readyz, for what balances.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it gets the signal to end.
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "scripts/start.js"]
