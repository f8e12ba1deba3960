import path from 'node:path'
import type { Pages } from '../server/pages/rendering/draw-page.ts'
import { languageOfPath } from '../shared/language-path.ts'
import { type Language, mainLanguage } from '../shared/languages.ts'

type Renderer = typeof import('./render.tsx')

/**
 * What `npm run build` left in dist/server: a renderer per language, since its texts are built into it. Others than the
 * main one are loaded with the first page that somebody asks for in them, so that a site pays for what is read.
 */
export async function builtRenderers(folder: string): Promise<Pick<Pages, 'render' | 'keyOf' | 'plainPath'>> {
  // A module is loaded once, however often it is imported.
  const load = (language: Language): Promise<Renderer> => import(path.join(folder, language, 'render.js'))
  const main = await load(mainLanguage)
  return {
    render: async (request) => {
      const language = languageOfPath(request.url)
      const { renderPage } = language === mainLanguage ? main : await load(language)
      return renderPage(request)
    },
    keyOf: main.pageKey,
    plainPath: main.plainPath,
  }
}
