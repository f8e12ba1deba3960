import { expect, it } from 'vitest'
import { shortHash } from './short-hash.ts'

it('never calls a text by another name: stored translations are found by it', () => {
  expect(['', 'Water', 'ماء'].map(shortHash)).toEqual(['wvjl67o803', '24uhc1w9ess', '1j3midgegzu'])
})

it('tells texts apart', () => {
  const texts = Array.from({ length: 20_000 }, (_, number) => `Goal ${number}`)
  expect(new Set(texts.map(shortHash)).size).toBe(texts.length)
})
