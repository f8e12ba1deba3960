import type { BrandColors } from './brand-colors.ts'
import { contrastRatio, ensureContrast, mixColors } from './color-contrast.ts'
import { luminanceOf, shadeOf, type Tone, toneOf } from './tone-of-color.ts'

type Tokens = Record<string, string>

/** The values of `theme-tokens.css` that follow from the brand; `both` are the same in both themes. */
export interface BrandPalette {
  both: Tokens
  light: Tokens
  dark: Tokens
}

const paper = '#fbfaf7'
const ink = '#0f172a'
/** Of the light theme's own grounds the one on which dark text is hardest to read. */
const sunken = '#f3f0e8'
/** The house's own values, whose brightness each replacement keeps: so every text on them reads as it does there. */
const houseDark = {
  paper: '#0b1120',
  surface: '#111a2f',
  raised: '#18233c',
  sunken: '#080d19',
  line: '#25324d',
  control: '#64748f',
  muted: '#a7b3c8',
}
const houseTint = { light: '#e9effc', dark: '#172952' }
const river = { nile: '#14265f', 'nile-shallow': '#1b3794' }
/** Bright enough to be seen on a dark surface (3 to 1), dark enough to carry light text (4.5 to 1). */
const darkAction = 0.15
const darkActionHover = 0.12

/** Makes both themes of three colours. Whatever they are, every text reads: WCAG 2.2 AA. */
export function brandPalette(colors: BrandColors): BrandPalette {
  const tone = toneOf(colors.primary)
  const both = {
    'gsf-primary': ensureContrast(colors.primary, paper),
    'gsf-secondary': ensureContrast(colors.secondary, ink),
    'gsf-accent': ensureContrast(colors.accent, ink),
    night: tinted(houseDark.paper, tone),
    nile: tinted(river.nile, tone),
    'nile-shallow': tinted(river['nile-shallow'], tone),
  }
  return { both, light: lightTokens(colors, both['gsf-primary'], tone), dark: darkTokens(colors, both, tone) }
}

function lightTokens({ primary, secondary, accent }: BrandColors, action: string, tone: Tone): Tokens {
  const tint = tinted(houseTint.light, tone)
  const inkOf = (color: string, minimum?: number) =>
    ensureContrast(ensureContrast(color, sunken, minimum), tint, minimum)
  return {
    ring: inkOf(secondary, 3),
    action,
    'action-hover': mixColors(action, ink, 0.18),
    'action-tint': tint,
    link: inkOf(primary),
    'gsf-primary-ink': inkOf(primary),
    'gsf-secondary-ink': inkOf(secondary),
    'gsf-accent-ink': inkOf(accent),
    'info-ink': inkOf(primary),
    'info-tint': tint,
  }
}

function darkTokens({ primary, secondary, accent }: BrandColors, both: Tokens, tone: Tone): Tokens {
  const tint = tinted(houseTint.dark, tone)
  // The brightest ground that light text has to stand on.
  const ground = both['nile-shallow'] ?? tint
  const neutrals = Object.entries(houseDark).map(([name, house]) => [name, tinted(house, tone)])
  return {
    ...Object.fromEntries(neutrals),
    ring: lightened(secondary, ground, 3),
    action: shadeOf(tone, darkAction),
    'action-hover': shadeOf(tone, darkActionHover),
    'action-tint': tint,
    link: lightened(primary, ground),
    'gsf-primary-ink': lightened(primary, ground),
    'gsf-secondary-ink': lightened(secondary, ground),
    'gsf-accent-ink': lightened(accent, ground),
    'info-ink': lightened(primary, ground),
    'info-tint': tint,
  }
}

/** The colour where it reads on a dark ground, else the shade of its tone that just does: mixed with paper it would fade. */
function lightened(color: string, ground: string, minimum = 4.5): string {
  if (contrastRatio(color, ground) >= minimum) return color
  const bright = minimum * (luminanceOf(ground) + 0.05) - 0.05
  return ensureContrast(shadeOf(toneOf(color), bright * 1.03), ground, minimum)
}

/** As bright as the house's value, in the tone of the brand; a grey brand makes it grey. */
function tinted(house: string, { hue, saturation }: Tone): string {
  return shadeOf({ hue, saturation: Math.min(toneOf(house).saturation, saturation) }, luminanceOf(house))
}

/** A style sheet that replaces the house's values, behind the one that sets them. */
export function paletteStyle({ both, light, dark }: BrandPalette): string {
  return `:root{${declarations(both)}}:root,[data-theme=light]{${declarations(light)}}@media screen{[data-theme=dark]{${declarations(dark)}}}`
}

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
