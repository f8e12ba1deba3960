/** The three colours that the palette of both themes is made of. */
export interface BrandColors {
  primary: string
  secondary: string
  accent: string
}

/** Those of the house; the style sheet holds what is made of them. */
export const houseColors: BrandColors = { primary: '#1e40af', secondary: '#3b82f6', accent: '#10b981' }
