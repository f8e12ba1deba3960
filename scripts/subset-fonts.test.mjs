import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { letters, weights } from './subset-fonts.mjs'

const ui = new URL('../src/ui/', import.meta.url)
const css = ['theme-fonts.css', 'theme-arabic.css']
  .map((file) => readFileSync(new URL(file, ui), 'utf8'))
  .join('')
const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face.replaceAll(/\s+/g, ' '))

it('the fonts are asked for by the letters and the weights they were made with', () => {
  for (const [script, range] of Object.entries(letters)) {
    const own = faces.filter((face) => face.includes(`alexandria-${script}.woff2`))
    expect(own.length).toBeGreaterThan(0)
    for (const face of own) expect(face).toContain(`font-weight: ${weights.min} ${weights.max};`)
    const named = own.flatMap((face) => codes(/unicode-range: ([^;]+);/.exec(face)[1]))
    const made = new Set(codes(range))
    expect(named.filter((code) => !made.has(code))).toEqual([])
  }
})

const families = { 'Alexandria Variable': 'Alexandria More', 'Alexandria Arabic': 'Alexandria Arabic More' }
const facesOf = (family) => faces.filter((face) => face.includes(`"${family}"`))

it('what every page fetches is a family of its own: others would make browsers look up fonts of the system', () => {
  for (const family of Object.keys(families)) expect(facesOf(family)).toHaveLength(1)
})

it('no letter is drawn by two files of a family and what follows it', () => {
  for (const pair of Object.entries(families)) {
    const all = pair.flatMap(facesOf).flatMap((face) => codes(/unicode-range: ([^;]+);/.exec(face)[1]))
    expect(all.length).toBe(new Set(all).size)
  }
})

it('the fonts that every page fetches stay small', () => {
  for (const script of Object.keys(letters))
    expect(statSync(new URL(`fonts/alexandria-${script}.woff2`, ui)).size).toBeLessThan(17_000)
})

function codes(range) {
  return range.split(', ').flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
}
