import type { BrandColors } from '../../shared/brand-colors.ts'
import { brandPalette, paletteStyle } from '../../shared/brand-palette.ts'

let shown: CSSStyleSheet | undefined

/** The colours of the settings in the place of those that the document came with; undefined stands for those of the house. */
export function showPalette(colors: BrandColors | undefined): void {
  for (const element of document.head.querySelectorAll('style'))
    if (element.sheet && isPalette(element)) element.sheet.disabled = true
  if (!shown && !colors) return
  if (!shown) {
    shown = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown]
  }
  shown.replaceSync(colors ? paletteStyle(brandPalette(colors)) : '')
}

/** As the server writes it into a document. */
function isPalette({ textContent }: HTMLStyleElement): boolean {
  return textContent?.startsWith(':root{--gsf-primary') ?? false
}

/** In the tab of the browser. */
export function showIcon(icon: string): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')
  const href = icon || '/favicon.svg'
  for (const link of links) {
    const isOther = icon !== '' || !link.href.endsWith('.ico')
    if (isOther && link.getAttribute('href') !== href) {
      link.removeAttribute('type')
      link.href = href
    }
  }
}
