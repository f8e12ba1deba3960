import { expect, it } from 'vitest'
import { outlineRows } from '../src/admin/outlines/outline-rows.ts'
import { readRows } from './staff-outlines.mjs'

it('writes down what the modules of the main language make', async () => {
  const { outlineRows: written, readFrom } = await readRows(undefined)
  expect(written).toEqual(outlineRows)
  expect(readFrom.some((file) => file.endsWith('src/content/partner/partner.ts'))).toBe(true)
})

it('writes them down in another language, at the same addresses', async () => {
  const { outlineRows: written } = await readRows('ar')
  expect(written.map(({ path }) => path)).toEqual(outlineRows.map(({ path }) => path))
  // A type whose words nobody has translated yet is named as it is written (`content-words.test.ts` names those of ours).
  const { label, screens } = written.find(({ name }) => name === 'partner')
  for (const words of [...label, screens[0].title, screens[0].menu.description])
    expect(words).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\p{Z}]+$/u)
})
