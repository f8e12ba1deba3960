import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../shared/color-contrast.ts'
import { type SectionLook, sectionLook } from './section-colors.ts'

const channel = fc.integer({ min: 0, max: 255 })
const hex = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
const colors = fc.record({ primaryColor: hex, secondaryColor: hex, accentColor: hex })
const blank = { primaryColor: '', secondaryColor: '', accentColor: '' }
const paper = { light: '#fbfaf7', dark: '#0b1120' }

function tokenIn(style: SectionLook['style'], name: `--${string}`): string {
  return style[name] ?? ''
}

/** The two colours of light-dark(…). */
function inEachTheme(value: string): { light: string; dark: string } {
  const [light = '', dark = ''] = value.match(/#[0-9a-f]{6}/g) ?? []
  return { light, dark }
}

describe('a section in the colours an editor chose', () => {
  it.each(['fill', 'deep'] as const)('has readable text, quiet text, links and buttons on its %s', (tone) => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const { style } = sectionLook(chosen, tone)
        const ground = tokenIn(style, '--paper')
        for (const name of [
          '--ink',
          '--muted',
          '--link',
          '--section-primary-ink',
          '--section-accent-ink',
        ] as const) {
          expect(contrastRatio(tokenIn(style, name), ground)).toBeGreaterThanOrEqual(4.5)
        }
        for (const fill of ['--action', '--action-hover'] as const) {
          const on = tokenIn(style, '--on-action')
          expect(contrastRatio(on, tokenIn(style, fill))).toBeGreaterThanOrEqual(4.5)
        }
        // Ornaments and hovered buttons lie below the text as well.
        const ornament = tokenIn(style, '--sunken')
        expect(contrastRatio(tokenIn(style, '--ink'), ornament)).toBeGreaterThanOrEqual(4.5)
      }),
      { seed: 1 },
    )
  })

  it('has readable text on each colour itself', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const { style } = sectionLook(chosen, 'paper')
        for (const name of ['primary', 'secondary', 'accent']) {
          const ratio = contrastRatio(
            tokenIn(style, `--section-${name}`),
            tokenIn(style, `--section-on-${name}`),
          )
          expect(ratio).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { seed: 2 },
    )
  })

  it('has readable words and buttons on the paper of both themes', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const { style } = sectionLook(chosen, 'tint')
        for (const name of ['primary', 'secondary', 'accent']) {
          const ink = inEachTheme(tokenIn(style, `--section-${name}-ink`))
          expect(contrastRatio(ink.light, paper.light)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(ink.dark, paper.dark)).toBeGreaterThanOrEqual(4.5)
        }
        if (!('--action' in style)) return
        const text = inEachTheme(tokenIn(style, '--on-action'))
        for (const fill of (['--action', '--action-hover'] as const).map((name) =>
          inEachTheme(tokenIn(style, name)),
        )) {
          expect(contrastRatio(text.light, fill.light)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(text.dark, fill.dark)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { seed: 3 },
    )
  })

  it('tells the ordinary classes whether its ground is light or dark', () => {
    expect(sectionLook({ ...blank, primaryColor: '#ffff00' }, 'fill').theme).toBe('light')
    expect(sectionLook({ ...blank, primaryColor: '#1e40af' }, 'fill').theme).toBe('dark')
    expect(sectionLook(blank, 'paper').theme).toBeUndefined()
  })

  it('lets nothing through that is no colour', () => {
    const attack = { ...blank, primaryColor: '#fff;background:url(//evil)', accentColor: 'red' }
    expect(sectionLook(attack, 'fill')).toEqual(sectionLook(blank, 'fill'))
  })

  it('keeps the buttons of the theme where no colour, or the brand itself, was chosen', () => {
    const own = { ...blank, primaryColor: '#1E40AF' }
    expect(sectionLook(own, 'paper').style).not.toHaveProperty('--action')
    expect(sectionLook(blank, 'paper').style).not.toHaveProperty('--action')
  })
})
