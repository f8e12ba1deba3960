import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCountries } from '../src/content/served-countries.ts'
import { drawAfricaMap, mapFile, placesFile } from './draw-africa-map.mjs'

describe('the map of Africa', () => {
  let drawn
  beforeAll(() => {
    drawn = drawAfricaMap()
  })

  it('is committed as the script draws it', () => {
    expect(readFileSync(mapFile, 'utf8')).toBe(drawn.svg)
    expect(readFileSync(placesFile, 'utf8')).toBe(drawn.places)
  })

  it('has a shape for every country served, inside the frame', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawn.svg)?.map(Number) ?? []
    for (const { code } of servedCountries) {
      const [, path = ''] = new RegExp(`id="${code}"[^>]* d="([^"]+)"`).exec(drawn.svg) ?? []
      const [, x, y] = /^M(\d+) (\d+)l.+z$/.exec(path)?.map(Number) ?? []
      expect(x).toBeLessThanOrEqual(width)
      expect(y).toBeLessThanOrEqual(height)
    }
  })

  it('stays small enough to load beside a page', () => {
    expect(drawn.svg.length).toBeLessThan(25_000)
  })
})
