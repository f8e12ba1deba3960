# The site in one image. Data lives in the volume /data; docs/operations.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# The base image brings Node.js 24, so the project's own copy need not be downloaded.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/package.json /site/LICENSE ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build /site/src ./src
RUN mkdir /data && chown node:node /data
USER node
# The memory settings are those of `npm start`; scripts/server-command.mjs gives the reasons.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=4194304
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node.js itself is the first process, so that it hears the signal to stop.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "dist/entry/server.js"]
