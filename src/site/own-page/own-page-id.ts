import { languages } from '../../shared/languages.ts'

/**
 * Up to three parts of plain letters. What the server answers itself is no page, and what begins with a language or like
 * another page belongs there.
 */
const ownAddress = new RegExp(
  `^(?!(?:about|news|pr(?:ograms|ojects|eview)|portfolio|events|join|impact|partners|admin|api|assets|files|health|share|${languages
    .map(({ code }) => code)
    .join('|')})(?:/|$))[\\w-]+(?:/[\\w-]+){0,2}$`,
  'i',
)

/** The address under which staff may have made a page; undefined where none can stand. */
export function ownPageId(path = ''): string | undefined {
  const id = path.replace(/\/+$/, '')
  return ownAddress.test(id) ? id : undefined
}
