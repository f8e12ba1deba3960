import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { appIcon, foundationLogo, foundationSymbol } from './foundation-logo.ts'
import { GOAL_NUMBERS, goalTile } from './goal-tile.ts'
import { letterform } from './letterforms.ts'
import { nameLines } from './lockup.ts'
import { PARTNER_INKS, partnerLogo } from './partner-logo.ts'
import { programLogo } from './program-logo.ts'
import { shareCard } from './share-card.ts'
import { VALUE_NAMES, valueArtwork } from './value-artwork.ts'
import { wordmark } from './wordmark.ts'

const NAME = 'Green Sahara Foundation'
const PARTNERS = ['Nile Valley Bank', 'Oasis Cooperative Union', 'Karnak Legal', 'Rift Health Network']

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const share = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('the wordmark alphabet', () => {
  it('has a form for every Latin letter, digit and sign of a name', () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&-.'") {
      expect(letterform(letter).d).toMatch(/^M/)
    }
  })

  it('leaves accents out', () => {
    expect(letterform('é')).toBe(letterform('e'))
    expect(letterform('’')).toBe(letterform("'"))
  })

  it('refuses a sign it lacks by naming it', () => {
    expect(() => letterform('€')).toThrow('The wordmark alphabet has no "€"')
  })

  it('grows with every letter and with the tracking', () => {
    const width = (text: string, tracking = 0) =>
      wordmark(text, { size: 40, colour: '#000000', tracking }).width
    expect(width('Nile')).toBeGreaterThan(width('Nil'))
    expect(width('Nile', 10)).toBeGreaterThan(width('Nile'))
    expect(wordmark('Nile', { size: 80, colour: '#000000' }).width).toBeCloseTo(width('Nile') * 2, 1)
  })
})

describe('nameLines', () => {
  it.each([
    ['Eden', ['Eden']],
    ['Nile Valley Bank', ['Nile Valley', 'Bank']],
    ['Delta Institute of Technology', ['Delta Institute', 'of Technology']],
    ['Constantinople', ['Constantinople']],
  ])('breaks %s where the lines come out most alike', (name, lines) => {
    expect(nameLines(name)).toEqual(lines)
  })
})

describe('every logo', () => {
  const drawings = [
    ...PARTNERS.map((name, place) => partnerLogo(name, place)),
    ...['Bridgez', 'iMentor', 'Eden', 'Graphene', 'Nitrous', 'An Unknown Program'].map(programLogo),
    foundationLogo(NAME, 'light'),
    foundationLogo(NAME, 'dark'),
    foundationSymbol('dark'),
    appIcon(),
    shareCard(NAME),
    ...GOAL_NUMBERS.map(goalTile),
    ...VALUE_NAMES.map(valueArtwork),
  ]

  it('is a different drawing', () => {
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('is made of paths, so that it looks the same without any font', () => {
    for (const svg of drawings) {
      expect(svg).not.toMatch(/<(text|script|image|style)\b|href|NaN|undefined/)
    }
  })

  it('can be rendered', async () => {
    for (const svg of drawings) {
      // A third of their size shows as much.
      const { channels } = await sharp(Buffer.from(svg), { density: 24 }).stats()
      expect(Math.max(...channels.map(({ max, min }) => max - min))).toBeGreaterThan(100)
    }
  })
})

describe('partner logos', () => {
  it('are transparent at the corners', async () => {
    const { data } = await sharp(Buffer.from(partnerLogo('Nile Valley Bank', 0)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
  })

  it.each(PARTNER_INKS.map(({ text, main }) => [text, main] as const))(
    'in %s and %s can be read on paper and on night blue',
    (text, main) => {
      for (const ground of ['#fbfaf7', '#0b1120']) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(3)
        expect(contrast(main, ground)).toBeGreaterThanOrEqual(3)
      }
    },
  )
})

describe('pictures of a fixed size', () => {
  it.each([
    ['the share card', shareCard(NAME), 1200, 630],
    ['the app icon', appIcon(), 512, 512],
    ['a goal tile', goalTile(17), 512, 512],
    ['a value', valueArtwork('trust'), 512, 512],
  ])('%s has it', async (_, svg, width, height) => {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height })
  })

  it('gives goals 10, 12 and 17 the colours of the United Nations', () => {
    expect(goalTile(10)).toContain('#DD1367')
    expect(goalTile(12)).toContain('#BF8B2E')
    expect(goalTile(17)).toContain('#19486A')
  })
})

describe('the app icon', () => {
  it('keeps its mark inside the circle that masks leave', async () => {
    const { data, info } = await sharp(Buffer.from(appIcon())).raw().toBuffer({ resolveWithObject: true })
    const isGround = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      return data[at]! < 90 && data[at + 2]! > 60 && data[at + 1]! < 110
    }
    for (let angle = 0; angle < Math.PI * 2; angle += 0.05) {
      const [x, y] = [Math.cos(angle) * 206 + 256, Math.sin(angle) * 206 + 256].map(Math.round) as [
        number,
        number,
      ]
      expect(isGround(x, y)).toBe(true)
    }
  })
})
