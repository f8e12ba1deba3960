import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseColors } from '../shared/brand-colors.ts'
import { brandPalette, paletteStyle } from '../shared/brand-palette.ts'
import { contrastRatio } from '../shared/color-contrast.ts'

const css = readFileSync(new URL('./theme-tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const tokens: Record<string, string> = {}
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const list = selectors.replace(/\/\*[\s\S]*?\*\//g, '').split(',')
    if (!list.some((each) => each.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens[name] = value
  }
  return tokens
}

const light = tokensOf(':root')
const themes = { light, dark: { ...light, ...tokensOf('[data-theme="dark"]') } }

const backgrounds = ['paper', 'surface', 'raised', 'sunken']
const onEvery = (text: string) => backgrounds.map((background) => [text, background])

/** Body text and anything else that is read: 4.5 to 1. */
const textPairs = [
  ...['ink', 'muted', 'link', 'danger-ink', 'gold-ink'].flatMap(onEvery),
  ...['gsf-primary-ink', 'gsf-secondary-ink', 'gsf-accent-ink', 'success-ink', 'warning-ink'].flatMap(
    onEvery,
  ),
  ...['green', 'blue', 'orange', 'red', 'purple', 'teal'].flatMap((name) => onEvery(`scheme-${name}-ink`)),
  ...['success', 'warning', 'danger', 'info', 'gold'].flatMap((tone) => [
    [`${tone}-ink`, `${tone}-tint`],
    ['ink', `${tone}-tint`],
    ['muted', `${tone}-tint`],
  ]),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['link', 'action-tint'],
  ['ink', 'action-tint'],
  ['muted', 'action-tint'],
  ['on-danger-fill', 'danger-fill'],
  ['on-danger-fill', 'danger-fill-hover'],
  ['on-primary', 'gsf-primary'],
  ['on-bright', 'gsf-secondary'],
  ['on-bright', 'gsf-accent'],
  ['on-bright', 'gsf-gold'],
  ['ink', 'line'],
  ['muted', 'line'],
]

/** Edges of controls and the focus ring: 3 to 1. */
const edgePairs = [...['control', 'ring'].flatMap(onEvery), ['action', 'surface'], ['ring', 'action-tint']]

function expectContrast(tokens: Record<string, string>, pair: string[], minimum: number) {
  const [front = '', back = ''] = pair
  const ratio = contrastRatio(tokens[front] ?? front, tokens[back] ?? back)
  expect.soft(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(minimum)
}

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it('keeps every text readable', () => {
    for (const pair of textPairs) expectContrast(tokens, pair, 4.5)
  })

  it('keeps the edges of controls and the focus ring visible', () => {
    for (const pair of edgePairs) expectContrast(tokens, pair, 3)
  })
})

/** Without an assertion each: there are very many. */
function poorPairs(tokens: Record<string, string>, pairs: string[][], minimum: number): string[] {
  const ratio = ([front = '', back = '']: string[]) =>
    contrastRatio(tokens[front] ?? front, tokens[back] ?? back)
  return pairs.filter((pair) => ratio(pair) < minimum).map((pair) => pair.join(' on '))
}

const riverTexts = [
  'ink',
  'muted',
  'link',
  'gold-ink',
  'gsf-primary-ink',
  'gsf-secondary-ink',
  'gsf-accent-ink',
]

function expectReadableRiver(tokens: Record<string, string>) {
  for (const depth of ['night', 'nile', 'nile-shallow']) {
    for (const text of riverTexts) expectContrast(tokens, [text, depth], 4.5)
    expectContrast(tokens, ['ring', depth], 3)
  }
}

describe('a band of the deep river', () => {
  it('carries every text of the dark theme, wherever it lies in the gradient', () => {
    expectReadableRiver(themes.dark)
  })
})

describe('a palette made of three colours', () => {
  /** The same colours at every run. */
  const random = (seed: number) => {
    let state = seed
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return `#${(state >>> 8).toString(16).padStart(6, '0')}`
    }
  }
  const next = random(2026)
  const corners = ['#000000', '#ffffff', '#808080', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#ff00ff']
  const triples = [
    ...corners.flatMap((primary) => corners.map((secondary) => [primary, secondary, primary] as const)),
    ...Array.from({ length: 400 }, () => [next(), next(), next()] as const),
  ]

  it('is readable in both themes, whatever the colours are', () => {
    const depths = ['night', 'nile', 'nile-shallow']
    const riverPairs = depths.flatMap((depth) => riverTexts.map((text) => [text, depth]))
    const poor = triples.flatMap(([primary, secondary, accent]) => {
      const { both, light: day, dark: evening } = brandPalette({ primary, secondary, accent })
      const made = [
        { tokens: { ...themes.light, ...both, ...day }, texts: textPairs },
        { tokens: { ...themes.dark, ...both, ...evening }, texts: [...textPairs, ...riverPairs] },
      ]
      return made.flatMap(({ tokens, texts }) => [
        ...poorPairs(tokens, texts, 4.5),
        ...poorPairs(tokens, edgePairs, 3),
      ])
    })
    expect(poor).toEqual([])
  })

  it('replaces only what the themes have, and keeps colours that read as they are', () => {
    const { both, light: day, dark: evening } = brandPalette(houseColors)
    const made = { ...both, ...day, ...evening }
    expect(Object.keys(made).filter((name) => !(name in themes.dark))).toEqual([])
    expect(both['gsf-primary']).toBe(houseColors.primary)
    expect(day.link).toBe(houseColors.primary)
  })

  it('is written as a style sheet of custom properties alone', () => {
    const style = paletteStyle(brandPalette({ primary: '#7a1f1f', secondary: '#d97706', accent: '#0f766e' }))
    expect(style.replace(/--[a-z-]+:#[0-9a-f]{6}/g, '').replace(/;+/g, '')).toBe(
      ':root{}:root,[data-theme=light]{}@media screen{[data-theme=dark]{}}',
    )
  })
})

describe('the brand', () => {
  it('has the agreed colours', () => {
    expect(light).toMatchObject({
      'gsf-primary': '#1e40af',
      'gsf-secondary': '#3b82f6',
      'gsf-accent': '#10b981',
      paper: '#fbfaf7',
      ink: '#0f172a',
      night: '#0b1120',
    })
    expect(themes.dark.paper).toBe('#0b1120')
  })

  it('carries light text on both ends of every scheme gradient', () => {
    for (const name of ['green', 'blue', 'orange', 'red', 'purple', 'teal']) {
      const scheme = tokensOf(`.scheme-${name}`)
      for (const end of ['scheme-from', 'scheme-to']) {
        expectContrast({ ...light, ...scheme }, ['on-primary', scheme[end] ?? end], 4.5)
      }
    }
  })
})
