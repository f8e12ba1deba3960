import { describe, expect, it } from 'vitest'

type Texts = Record<string, unknown>
type Modules = Record<string, () => Promise<Texts>>

const folders: Modules = {
  ...import.meta.glob<Texts>('./**/*-texts.ts'),
  ...import.meta.glob<Texts>('../client/*-texts.ts'),
  ...import.meta.glob<Texts>('../ui/*-texts.ts'),
}
/** Hooks are called `use-x-texts` and hold no words. */
const english = Object.fromEntries(Object.entries(folders).filter(([file]) => !/\/use-/.test(file)))
const arabic: Modules = {
  ...import.meta.glob<Texts>('./**/*-texts.ar.ts'),
  ...import.meta.glob<Texts>('../client/*-texts.ar.ts'),
  ...import.meta.glob<Texts>('../ui/*-texts.ar.ts'),
}

const filled = 'Q'

/** Every text of a module by its path; functions are asked with a placeholder. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value.replaceAll(filled, '')]])
  if (typeof value === 'function') return textsOf(answer(value as Answering), path)
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...textsOf(inner, `${path}/${name}`)]))
}

type Answering = (...values: unknown[]) => unknown

function answer(text: Answering): unknown {
  // Most take names and numbers; some a list of names, or a span of time.
  for (const value of [filled, [filled], { count: 3, unit: 'day' }]) {
    try {
      return text(...Array.from({ length: text.length }, () => value))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Error(`No placeholder fits ${text}`)
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text)

describe.each(Object.keys(english).sort())('the texts of %s', (file) => {
  it('exist in Arabic, each in Arabic words', async () => {
    const neighbour = arabic[file.replace(/\.ts$/, '.ar.ts')]
    if (!neighbour) throw new Error(`${file} has no Arabic file beside it`)
    const [source, translated] = [textsOf(await english[file]?.()), textsOf(await neighbour())]
    const untranslated = [...source]
      .filter(([path, text]) => hasWords(text) && !isKeyword(path))
      .filter(([path]) => !/\p{Script=Arabic}/u.test(translated.get(path) ?? ''))
    expect(untranslated).toEqual([])
    for (const [path, text] of translated)
      if (hasWords(text) && !isKeyword(path)) expect(text, path).toMatch(/\p{Script=Arabic}/u)
  })
})

/** A screen may be called by more words in one language than in another. */
function isKeyword(path: string): boolean {
  return /\/(?:keywords|themeWords)\/\d+$/.test(path)
}
