import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { languageModules } from '../../scripts/language-modules.mjs'
import { readConfig } from '../server/config.ts'
import type { Pages } from '../server/pages/rendering/draw-page.ts'
import type { RenderPage } from '../server/pages/rendering/render-page.ts'
import { developmentAssets, developmentBase, type SitePart } from '../server/pages/rendering/site-assets.ts'
import { languageOfPath } from '../shared/language-path.ts'
import { type Language, mainLanguage, otherLanguages } from '../shared/languages.ts'
import { runCommand } from './run-command.ts'
import { startServer } from './start-server.ts'

/** A module has one text: each language has a Vite of its own for each part, started when it is first asked for. */
const others = otherLanguages.flatMap((language) =>
  (['site', 'admin'] as const).map((part) => ({ language, part, base: developmentBase(language, part) })),
)

/** Pages come fresh from their sources through Vite; the process itself is restarted when the server's files change. */
await runCommand(async () => {
  const config = readConfig(process.env)
  const running = new Map<string, Promise<ViteDevServer>>()
  const viteOf = (language: Language, part: SitePart): Promise<ViteDevServer> => {
    const base = developmentBase(language, part)
    const vite = running.get(base) ?? createServer(viteConfig(config.port, language, part))
    running.set(base, vite)
    return vite
  }
  const main = await viteOf(mainLanguage, 'site')
  const middleware: Pages['middleware'] = (request, response, next) => {
    const asked = others.find(({ base }) => request.url?.startsWith(base))
    if (!asked) main.middlewares(request, response, next)
    else
      viteOf(asked.language, asked.part).then(({ middlewares }) => middlewares(request, response, next), next)
  }
  const render: RenderPage = async (request) => {
    const vite = await viteOf(languageOfPath(request.url), 'site')
    const { renderPage } = (await vite.ssrLoadModule('/src/entry/render.tsx')) as { renderPage: RenderPage }
    return renderPage(request)
  }
  await startServer(config, { render, keyOf: () => undefined, assets: developmentAssets, middleware })
})

function viteConfig(port: number, language: Language, part: SitePart): InlineConfig {
  const base = developmentBase(language, part)
  // Ports of their own, so that two sites can be developed side by side.
  const place = others.findIndex((other) => other.base === base)
  const hmr = { host: '127.0.0.1', port: 21_678 + port + 1000 * (1 + place) }
  const config: InlineConfig = { server: { middlewareMode: true, hmr }, appType: 'custom' }
  if (language === mainLanguage) return config
  return {
    ...config,
    base,
    cacheDir: `node_modules/.vite-${language}-${part}`,
    plugins: [
      languageModules(
        () => language,
        () => part === 'admin',
      ),
    ],
  }
}
