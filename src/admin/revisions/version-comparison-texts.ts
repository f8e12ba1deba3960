export const versionComparisonTexts = {
  title: 'Compare two versions',
  back: 'All versions',
  one: 'Version',
  other: 'Compared with',
  now: (name: string) => `Now: ${name}`,
  which: (older: number, newer: number) => `What changed from version ${older} to version ${newer}`,
}
