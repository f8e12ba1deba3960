import type { CSSProperties } from 'react'
import { foundation } from '../content/foundation.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { type BrandColors, houseColors } from '../shared/brand-colors.ts'
import { ensureContrast, mixColors, parseHexColor, readableTextOn } from '../shared/color-contrast.ts'

/** The ground a section stands on; `fill` is its primary colour, `deep` a night shade of it. */
export type SectionTone = 'paper' | 'sunken' | 'tint' | 'fill' | 'deep'

export type SectionColors = Pick<PageSection, 'primaryColor' | 'secondaryColor' | 'accentColor'>

type CustomProperties = Record<`--${string}`, string>

export interface SectionLook {
  /** Set where the section brings its own ground, whatever the page's theme. */
  theme?: 'light' | 'dark'
  style: CSSProperties & CustomProperties
}

/** Of a section without colours of its own; the same as the brand colours in the theme. */
const brandNow = () => foundation.colors ?? houseColors
/** The theme's own shades of the brand colours on a dark ground; other colours are lightened by computation. */
const brandOnDark = new Map([
  [houseColors.primary, '#9dbdff'],
  [houseColors.secondary, '#74aefb'],
  [houseColors.accent, '#3fd6a0'],
])
const night = '#0b1120'
const lightText = readableTextOn(night)
/** The surfaces of both themes, tints included, on which coloured text is hardest to read. */
const hardestGround = { light: '#e9e6dd', dark: '#1e2942' }

/**
 * Custom properties for everything inside the section. Only checked hex colours come through, and every pair of
 * ground and text in them reads, whatever an editor has chosen:
 * `--section-X` is a fill, `--section-on-X` text on it, `--section-X-ink` text on the section's ground.
 */
export function sectionLook(section: SectionColors, tone: SectionTone): SectionLook {
  const brand = brandNow()
  const colors = {
    primary: hexOr(section.primaryColor, brand.primary),
    secondary: hexOr(section.secondaryColor, brand.secondary),
    accent: hexOr(section.accentColor, brand.accent),
  }
  const ground = groundOf(colors.primary, tone)
  const style = colorProperties(colors, ground)
  if (!ground) {
    // The theme's own button is the brand's, and tuned for both themes.
    return { style: colors.primary === brand.primary ? style : { ...style, ...buttonIn(colors.primary) } }
  }
  const theme = readableTextOn(ground) === lightText ? 'dark' : 'light'
  return { theme, style: { ...style, ...tokensOn(ground) } }
}

function hexOr(color: string, fallback: string): string {
  return parseHexColor(color) ? color.trim().toLowerCase() : fallback
}

/** Undefined where the section stands on the page's own paper, which differs between the themes. */
function groundOf(primary: string, tone: SectionTone): string | undefined {
  if (tone === 'fill') return solid(primary)
  return tone === 'deep' ? ensureContrast(mixColors(primary, night, 0.62), lightText, 9) : undefined
}

/** The colour as a ground: shades on which neither ink nor paper reads are moved until one of them does. */
function solid(color: string): string {
  return ensureContrast(color, readableTextOn(color))
}

function colorProperties(colors: BrandColors, ground: string | undefined): CustomProperties {
  return Object.fromEntries(
    Object.entries(colors).flatMap(([name, color]) => [
      [`--section-${name}`, solid(color)],
      [`--section-on-${name}`, readableTextOn(color)],
      [`--section-${name}-ink`, ground ? ensureContrast(color, ground) : inkInBothThemes(color)],
    ]),
  )
}

function inkInBothThemes(color: string): string {
  return inBothThemes(
    ensureContrast(color, hardestGround.light, 5),
    ensureContrast(brandOnDark.get(color) ?? color, hardestGround.dark, 5),
  )
}

/** Read where it is used, so it follows the theme of any subtree. */
function inBothThemes(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`
}

/** Buttons in the section's colour; in the dark theme light enough to stand out from the night. */
function buttonIn(primary: string): CustomProperties {
  const light = solid(primary)
  const dark = solid(ensureContrast(primary, night, 3))
  const hover = (fill: string) => mixColors(fill, awayFromText(fill), 0.16)
  return {
    '--action': inBothThemes(light, dark),
    '--action-hover': inBothThemes(hover(light), hover(dark)),
    '--on-action': inBothThemes(readableTextOn(light), readableTextOn(dark)),
  }
}

function awayFromText(ground: string): string {
  return readableTextOn(ground) === lightText ? '#000000' : '#ffffff'
}

/** The theme's tokens for a coloured ground, so that the ordinary classes and buttons work on it. */
function tokensOn(ground: string): CustomProperties {
  const text = readableTextOn(ground)
  return {
    '--paper': ground,
    '--raised': ground,
    '--surface': 'transparent',
    '--sunken': mixColors(ground, awayFromText(ground), 0.16),
    '--ink': text,
    '--muted': ensureContrast(mixColors(text, ground, 0.2), ground, 5),
    '--line': `color-mix(in srgb, ${text} 26%, transparent)`,
    '--control': text,
    '--link': text,
    '--ring': text,
    '--action': text,
    '--action-hover': text === lightText ? '#ffffff' : '#000000',
    '--on-action': ground,
  }
}
