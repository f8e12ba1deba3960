/** Who publishes this site: the names that built-in texts use. */
export const foundation = {
  name: 'Green Sahara Foundation',
  shortName: 'GSF',
  foundedIn: 2013,
  email: 'hello@greensahara.example',
} as const
