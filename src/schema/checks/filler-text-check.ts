import { type FieldCheck, nothing, wordsOf } from './check.ts'
import { checkTexts } from './check-texts.ts'

/** What people type to see how it looks, and blanks of templates. */
const fillers = [
  /lorem ipsum[\w ,]*/i,
  /\[\[[^[\]]+\]\]/,
  /\b(?:TODO|TBD|FIXME)\b/,
  /\bx{4,}\b/i,
  /\b(?:text|title|name|description|content) (?:goes )?here\b/i,
  /\b(?:your|insert|enter|add) (?:your )?(?:text|title|name|description) here\b/i,
  /^(?:test|asdf+|qwerty|abc|foo|bar|placeholder|untitled)\W*$/i,
  /\btest test\b/i,
  /هذا النص هو مثال|نص تجريبي|لوريم إيبسوم|اكتب هنا|النص هنا/,
]

/** Words that stand there until somebody writes the right ones. */
export const fillerText: FieldCheck = {
  name: 'filler-text',
  severity: 'error',
  says: ({ words = '' }) => checkTexts.fillerText(String(words)),
  find: ({ value }) => {
    const words = fillers
      .map((filler) => filler.exec(wordsOf(value))?.[0])
      .find((found) => found !== undefined)
    return words === undefined ? nothing : [{ params: { words: words.trim().slice(0, 60) } }]
  },
}
