export const aboutPageId = 'main-about-page'

/** The record that the page shows: the one with the fixed id, else the first. */
export function chooseAboutPage<T extends { id: string }>(list: readonly T[]): T | undefined {
  return list.find((record) => record.id === aboutPageId) ?? list[0]
}
