import { type BrandColors, houseColors } from '../../shared/brand-colors.ts'
import type { SiteSettings } from './site-settings.ts'

type ChosenColors = Pick<SiteSettings, 'primaryColor' | 'secondaryColor' | 'accentColor'>

/** The colours that were chosen, with the house's for those that were not; undefined where none was. */
export function brandColorsOf(chosen: ChosenColors): BrandColors | undefined {
  const { primaryColor, secondaryColor, accentColor } = chosen
  if (primaryColor === '' && secondaryColor === '' && accentColor === '') return undefined
  return {
    primary: primaryColor || houseColors.primary,
    secondary: secondaryColor || houseColors.secondary,
    accent: accentColor || houseColors.accent,
  }
}
