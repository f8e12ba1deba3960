import { createServer } from 'vite'
import { readConfig } from '../server/config.ts'
import type { RenderPage } from '../server/pages/rendering/render-page.ts'
import { developmentAssets } from '../server/pages/rendering/site-assets.ts'
import { runCommand } from './run-command.ts'
import { startServer } from './start-server.ts'

/** Pages come fresh from their sources through Vite; the process itself is restarted when the server's files change. */
await runCommand(async () => {
  const config = readConfig(process.env)
  // A port of its own, so that two sites can be developed side by side.
  const hmr = { host: '127.0.0.1', port: 21_678 + config.port }
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' })
  const render: RenderPage = async (request) => {
    const { renderPage } = (await vite.ssrLoadModule('/src/entry/render.tsx')) as { renderPage: RenderPage }
    return renderPage(request)
  }
  await startServer(config, {
    render,
    keyOf: () => undefined,
    assets: developmentAssets,
    middleware: vite.middlewares,
  })
})
