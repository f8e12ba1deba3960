import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { languageModules } from '../../scripts/language-modules.mjs'
import { readConfig } from '../server/config.ts'
import type { Pages } from '../server/pages/rendering/draw-page.ts'
import type { RenderPage } from '../server/pages/rendering/render-page.ts'
import { developmentAssets, developmentBase } from '../server/pages/rendering/site-assets.ts'
import { languageOfPath } from '../shared/language-path.ts'
import { type Language, mainLanguage, otherLanguages } from '../shared/languages.ts'
import { runCommand } from './run-command.ts'
import { startServer } from './start-server.ts'

/** Pages come fresh from their sources through Vite; the process itself is restarted when the server's files change. */
await runCommand(async () => {
  const config = readConfig(process.env)
  const running = new Map<Language, Promise<ViteDevServer>>()
  const viteOf = (language: Language): Promise<ViteDevServer> => {
    const vite = running.get(language) ?? createServer(viteConfig(config.port, language))
    running.set(language, vite)
    return vite
  }
  const main = await viteOf(mainLanguage)
  const middleware: Pages['middleware'] = (request, response, next) => {
    const language = otherLanguages.find((code) => request.url?.startsWith(developmentBase(code)))
    if (language === undefined) main.middlewares(request, response, next)
    else viteOf(language).then(({ middlewares }) => middlewares(request, response, next), next)
  }
  const render: RenderPage = async (request) => {
    const vite = await viteOf(languageOfPath(request.url))
    const { renderPage } = (await vite.ssrLoadModule('/src/entry/render.tsx')) as { renderPage: RenderPage }
    return renderPage(request)
  }
  await startServer(config, { render, keyOf: () => undefined, assets: developmentAssets, middleware })
})

/** A module has one text: each language has a Vite of its own, started when its first page is asked for. */
function viteConfig(port: number, language: Language): InlineConfig {
  // Ports of their own, so that two sites can be developed side by side.
  const hmr = { host: '127.0.0.1', port: 21_678 + port + 1000 * (1 + otherLanguages.indexOf(language)) }
  const config: InlineConfig = { server: { middlewareMode: true, hmr }, appType: 'custom' }
  if (language === mainLanguage) return config
  return {
    ...config,
    base: developmentBase(language),
    cacheDir: `node_modules/.vite-${language}`,
    plugins: [languageModules(() => language)],
  }
}
