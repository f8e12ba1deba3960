/** Width of the picture in logoCenter and logoCenterVideo, in pixels. */
export const sectionWidth = { min: 50, max: 800, initial: 192, presets: [128, 192, 256, 320] } as const

/** Characters of the text of a section: 5,000 words take about 32,000, and a policy or a report may have more. */
export const maxSectionText = 60_000

export const portfolioHeroMaxStats = 4
export const logoGridMaxLogos = 12
export const logoGridLogosPerRow = 6
export const logoGridMaxItems = 3

/** In pixels, at 16:9. */
export const defaultVideoWidth = 560
