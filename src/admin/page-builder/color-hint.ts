import { portfolioColors } from '../../content/portfolio-page/default-portfolio-sections.ts'
import { contrastRatio, parseHexColor } from '../../shared/color-contrast.ts'
import { colorHintTexts as texts } from './color-hint-texts.ts'

export type ColorField = keyof typeof portfolioColors

const paper = '#fbfaf7'
/** The primary colour carries text, the others carry shapes. */
const needed = { primaryColor: 4.5, secondaryColor: 3, accentColor: 3 } satisfies Record<ColorField, number>

/** Said where visitors could not read or see a colour as it was chosen: the page takes a shade of it that they can. */
export function colorHint(field: ColorField, color: string): string | undefined {
  const isOurs = Object.values<string>(portfolioColors).includes(color.toLowerCase())
  // The brand's own colours have shades made for both themes.
  if (!parseHexColor(color) || isOurs) return undefined
  return contrastRatio(color, paper) < needed[field] ? texts[field] : undefined
}
