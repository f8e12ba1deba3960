/** By the code of the country (ISO 3166). */
export const countryNames = {
  MA: 'Morocco',
  TN: 'Tunisia',
  EG: 'Egypt',
  SD: 'Sudan',
  RW: 'Rwanda',
  UG: 'Uganda',
  KE: 'Kenya',
  ET: 'Ethiopia',
  GH: 'Ghana',
} as const

export const regionNames = {
  north: 'North Africa',
  east: 'East Africa',
  west: 'West Africa',
} as const
