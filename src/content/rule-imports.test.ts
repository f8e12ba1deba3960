import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const here = new URL('./', import.meta.url)
const files = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))

/** Files of this folder that load the schema language, and with it Zod, when they are run. */
function loadsSchema(file: string): boolean {
  const text = readFileSync(new URL(file, here), 'utf8')
  const imported = [...text.matchAll(/^import (?!type )[^'"]*from '([^']+)'/gms)].map(
    (match) => match[1] ?? '',
  )
  return imported.some(
    (path) => path.startsWith('../schema/') || (path.startsWith('./') && loadsSchema(path.slice(2))),
  )
}

describe('files a visitor’s browser loads', () => {
  it.each(
    files.filter((file) =>
      /-(rules|defaults|names|limits|schemes)\.ts$|^(fallback|default|record|merge|visible)-/.test(file),
    ),
  )('%s stays free of the validation library', (file) => expect(loadsSchema(file)).toBe(false))

  it('are told apart from definitions', () => expect(loadsSchema('program.ts')).toBe(true))
})
