import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = path.resolve(import.meta.dirname, '../..')
/** Phrasebooks stand beside no English file: they are measured by the sentences they translate. */
const files = globSync('**/*.ar.{ts,tsx}', { cwd: sources })
  .filter((file) => existsSync(path.join(sources, file.replace('.ar.', '.'))))
  .map((file) => file.split(path.sep).join('/'))

type Leaf = [path: string, value: unknown]

function leaves(value: unknown, at: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[at, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${at}.${name}`))
}

/** What is no sentence: marks, addresses, names of icons, codes, and what only says which language it is. */
const isCode = (text: string) => !/\p{L}/u.test(text) || /^[/+]|@|^[A-Z][a-zA-Z]+$|^(?:ar|rtl)$/.test(text)
/** Keys, kinds of files, products and paths have no Arabic name. */
const latinNames =
  /404|QR|Escape|Enter|mail\.example\.org|(?:START)?TLS|SMTP|npm run backup|PNG|JPG|JPEG|HEIC|GIF|CSV|XLIFF(?: 2\.1)?|\.txt|YouTube|FreeOTP|(?:Google|Microsoft) Authenticator|\/[a-z-]+|\{\w+\}/g
/** A screen may be called by more words in one language than in another. */
const isKeyword = (path: string) => /\.(?:keywords|themeWords)\.\d+$/.test(path)
const letters = /\p{Script=Arabic}/u

function withoutPhrasebooks(module: object): object {
  return Object.fromEntries(Object.entries(module).filter(([name]) => !/Phrases$|^find[A-Z]/.test(name)))
}

describe.each(files)('%s', (file) => {
  const load = async () => ({
    english: await import(path.join(sources, file.replace('.ar.', '.'))),
    arabic: withoutPhrasebooks(await import(path.join(sources, file))),
  })

  it('says what the English file says, and nothing more', async () => {
    const { english, arabic } = await load()
    const shape = (module: object) =>
      leaves({ ...module }, '').flatMap(([at, value]) => (isKeyword(at) ? [] : `${at} ${typeof value}`))
    expect(shape(arabic).sort()).toEqual(shape(english).sort())
  })

  it('is written in Arabic letters, signs and digits, with active verbs', async () => {
    const { arabic } = await load()
    const texts = leaves({ ...arabic }, '').filter(
      (leaf): leaf is [string, string] => typeof leaf[1] === 'string' && !isCode(leaf[1]),
    )
    const poor = texts.filter(
      ([, text]) =>
        !letters.test(text) ||
        /[A-Za-z0-9,;?"“”]|(?<!\p{L})ي?تم(?!\p{L})/u.test(text.replace(latinNames, '')),
    )
    expect(poor).toEqual([])
  })
})
