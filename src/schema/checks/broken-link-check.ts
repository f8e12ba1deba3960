import type { FieldCheck } from './check.ts'
import { checkTexts } from './check-texts.ts'
import { sitePath, writtenLinks } from './written-links.ts'

/** A link inside the site that leads to no page that visitors can see. */
export const brokenLink: FieldCheck = {
  name: 'broken-link',
  severity: 'error',
  says: ({ address = '' }) => checkTexts.brokenLink(String(address)),
  find: (place, { leadsNowhere, siteUrl }) =>
    writtenLinks(place).flatMap(({ address }) => {
      const path = sitePath(address, siteUrl)
      return path !== undefined && leadsNowhere?.(path) ? [{ params: { address } }] : []
    }),
}
