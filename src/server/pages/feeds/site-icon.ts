import type { Foundation } from '../../../content/foundation.ts'
import { escapeXml } from '../../http/escape-xml.ts'
import type { DocumentLook } from '../../settings/document-look.ts'

/** The first letter of the name on the colour of the foundation, until it has an icon of its own. */
export function siteIcon({ name, shortName }: Foundation, { primary }: DocumentLook): string {
  const [letter = ''] =
    new Intl.Segmenter()
      .segment(shortName || name)
      [Symbol.iterator]()
      .next().value?.segment ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="${escapeXml(primary)}"/><text x="256" y="360" font-family="Arial, sans-serif" font-size="296" font-weight="700" text-anchor="middle" fill="#fbfaf7">${escapeXml(letter.toLocaleUpperCase())}</text></svg>`
}
