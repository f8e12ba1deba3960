import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Tailwind's stock scales are removed in theme.css: such a class would silently do nothing. */
const stock = [
  /(?:bg|text|border|fill|stroke|ring|outline|from|via|to|divide|accent|decoration|placeholder)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+/,
  /(?:bg|text|border|fill|stroke|from|via|to)-(?:white|black)/,
  /text-(?:xs|sm|base|lg|xl|[2-9]xl)/,
  /(?:drop-)?shadow-(?:2?xs|sm|md|lg|2?xl)/,
]
const stockClass = new RegExp(
  `(?<=['"\`\\s:!])(?:${stock.map((each) => each.source).join('|')})(?=['"\`\\s/])`,
  'g',
)

function stockClassesIn(source: string): string[] {
  return source.match(stockClass) ?? []
}

const root = path.resolve(import.meta.dirname, '..')
const files = ['ui', 'sections', 'site', 'admin'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
)

describe('classes', () => {
  it('come from the theme, not from the stock scales that it removes', () => {
    const found = files.flatMap((file) =>
      stockClassesIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `src/${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it('of the stock scales are recognised, with and without variants', () => {
    expect(stockClassesIn('"md:text-sm hover:bg-blue-500/40 text-white shadow-md"')).toEqual([
      'text-sm',
      'bg-blue-500',
      'text-white',
      'shadow-md',
    ])
    expect(stockClassesIn('"text-small bg-gsf-primary shadow-float text-h1"')).toEqual([])
  })
})
