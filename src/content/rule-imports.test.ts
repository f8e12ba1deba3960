import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.'),
)

/** Files of content that load the schema language, and with it Zod, when they are run. */
function loadsSchema(file: string): boolean {
  const text = readFileSync(path.join(here, file), 'utf8')
  const imported = [...text.matchAll(/^import (?!type )[^'"]*from '(\.[^']+)'/gms)].map((match) =>
    path.join(path.dirname(file), match[1] ?? ''),
  )
  return imported.some(
    (target) => target.startsWith('../schema/') || (!target.startsWith('..') && loadsSchema(target)),
  )
}

describe('files a visitor’s browser loads', () => {
  it.each(
    files.filter((file) =>
      /-(rules|defaults|names|limits|schemes)\.ts$|(^|\/)(fallback|default|record|merge|visible)-[^/]*$/.test(
        file,
      ),
    ),
  )('%s stays free of the validation library', (file) => expect(loadsSchema(file)).toBe(false))

  it('are told apart from definitions', () => expect(loadsSchema('program/program.ts')).toBe(true))
})
