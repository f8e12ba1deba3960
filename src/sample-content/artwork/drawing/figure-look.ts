import type { Palette } from './palettes.ts'
import type { SeededRandom } from './seeded-random.ts'

export type HairStyle = 'short' | 'curls' | 'bun' | 'long' | 'hijab' | 'headwrap' | 'kufi' | 'grey'
export type Garment = 'trousers' | 'robe' | 'skirt'

export interface Look {
  skin: string
  hair: HairStyle
  hairColour: string
  /** Hijab, headwrap or cap. */
  headCloth: string
  top: string
  bottom: string
  garment: Garment
  sleeves: 'long' | 'short'
  beard: boolean
}

export const SKINS = ['#f0c097', '#d99c68', '#b87647', '#8e5535', '#6a3d28', '#4f2d20'] as const
export const CLOTHS = [
  '#2c5fd0',
  '#7fb2f0',
  '#17996a',
  '#f2b034',
  '#cf6638',
  '#f8eed8',
  '#1d2c66',
  '#5d9c88',
  '#8d3f52',
  '#e6c58c',
] as const
/** No hair colours: seen from behind, a veil must not look like hair. */
const VEILS = [
  '#2c5fd0',
  '#7fb2f0',
  '#17996a',
  '#f8eed8',
  '#1d2c66',
  '#5d9c88',
  '#8d3f52',
  '#bcd6ea',
] as const
const TROUSERS = ['#1d2c66', '#5b4a52', '#e0c79a', '#2b4a86', '#3a3f55'] as const
const WOMENS_HAIR = ['hijab', 'hijab', 'hijab', 'bun', 'long', 'headwrap', 'curls'] as const
const MENS_HAIR = ['short', 'short', 'short', 'curls', 'kufi', 'grey'] as const

/** Somebody plausible, different with every call. */
export function someLook(random: SeededRandom, palette: Palette, fixed: Partial<Look> = {}): Look {
  const woman = fixed.hair ? WOMENS_HAIR.some((hair) => hair === fixed.hair) : random.chance(0.52)
  const hair = fixed.hair ?? (woman ? random.pick(WOMENS_HAIR) : random.pick(MENS_HAIR))
  const headwear = hair === 'hijab' ? random.pick(VEILS) : random.pick(CLOTHS)
  const top = random.pick(CLOTHS)
  const look: Look = {
    skin: random.pick(SKINS),
    hair,
    hairColour: hair === 'grey' ? '#b9b4b0' : random.pick(['#1c1820', '#2b1d1c', '#3a2620']),
    headCloth: hair === 'kufi' ? '#f8eed8' : headwear === top ? '#f8eed8' : headwear,
    top,
    bottom: random.pick(TROUSERS),
    garment: woman ? random.pick(['robe', 'skirt', 'trousers']) : random.chance(0.2) ? 'robe' : 'trousers',
    sleeves: hair === 'hijab' ? 'long' : random.pick(['long', 'short']),
    beard: !woman && random.chance(0.35),
    ...fixed,
  }
  return {
    ...look,
    skin: palette.lit(look.skin),
    hairColour: palette.lit(look.hairColour),
    headCloth: palette.lit(look.headCloth),
    top: palette.lit(look.top),
    bottom: palette.lit(look.bottom),
  }
}
