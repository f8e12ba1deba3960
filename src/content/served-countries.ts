import { countryNames, regionNames } from './place-names.ts'

/** ISO 3166. */
export type ServedCode = keyof typeof countryNames

interface Country {
  code: ServedCode
  name: string
}

const country = (code: ServedCode): Country => ({ code, name: countryNames[code] })

/** Where the foundation works; in each region from west to east. */
export const servedRegions: readonly { name: string; countries: readonly Country[] }[] = [
  { name: regionNames.north, countries: [country('MA'), country('TN'), country('EG'), country('SD')] },
  { name: regionNames.east, countries: [country('RW'), country('UG'), country('KE'), country('ET')] },
  { name: regionNames.west, countries: [country('GH')] },
]

export const servedCountries = servedRegions.flatMap((region) => region.countries)
