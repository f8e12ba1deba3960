import type { FieldCheck } from './check.ts'
import { checkTexts } from './check-texts.ts'
import { writtenLinks } from './written-links.ts'

const vague =
  /^(?:click here|here|this|link|this link|read more|more|هنا|اضغط هنا|انقر هنا|من هنا|المزيد|الرابط)$/i

/** Words of a link that say nothing to whoever jumps from link to link. */
export const vagueLink: FieldCheck = {
  name: 'vague-link',
  severity: 'hint',
  says: ({ words = '' }) => checkTexts.vagueLink(String(words)),
  find: (place) =>
    writtenLinks(place).flatMap(({ words }) => {
      const plain = words.replace(/[*\\]/g, '').trim()
      return vague.test(plain) ? [{ params: { words: plain } }] : []
    }),
}
