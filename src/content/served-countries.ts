/** ISO 3166. */
export type ServedCode = 'MA' | 'TN' | 'EG' | 'SD' | 'RW' | 'UG' | 'KE' | 'ET' | 'GH'

interface Country {
  code: ServedCode
  name: string
}

/** Where the foundation works; in each region from west to east. */
export const servedRegions: readonly { name: string; countries: readonly Country[] }[] = [
  {
    name: 'North Africa',
    countries: [
      { code: 'MA', name: 'Morocco' },
      { code: 'TN', name: 'Tunisia' },
      { code: 'EG', name: 'Egypt' },
      { code: 'SD', name: 'Sudan' },
    ],
  },
  {
    name: 'East Africa',
    countries: [
      { code: 'RW', name: 'Rwanda' },
      { code: 'UG', name: 'Uganda' },
      { code: 'KE', name: 'Kenya' },
      { code: 'ET', name: 'Ethiopia' },
    ],
  },
  { name: 'West Africa', countries: [{ code: 'GH', name: 'Ghana' }] },
]

export const servedCountries = servedRegions.flatMap((region) => region.countries)
