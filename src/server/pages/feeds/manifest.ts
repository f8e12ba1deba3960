import type { Foundation } from '../../../content/foundation.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { type Language, languageFacts } from '../../../shared/languages.ts'
import { pictureSources } from '../../../shared/picture-url.ts'
import type { DocumentLook } from '../../settings/document-look.ts'

const builtInIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** What phones show of the site when it is put on the home screen. */
export function manifest(
  foundation: Foundation,
  description: string,
  { icon, themeColors, primary }: DocumentLook,
  language: Language,
): string {
  const home = pathInLanguage('/', language)
  return JSON.stringify({
    id: home,
    name: foundation.name,
    short_name: foundation.shortName,
    ...(description && { description }),
    lang: language,
    dir: languageFacts(language).dir,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: primary,
    icons: icon === '' ? builtInIcons : [iconOf(icon)],
  })
}

function iconOf(icon: string) {
  const { width, height } = pictureSources(icon)
  return { src: icon, sizes: width && height ? `${width}x${height}` : 'any' }
}
