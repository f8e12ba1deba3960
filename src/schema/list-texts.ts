/** What lists say of every type. */
export const listTexts = {
  hidden: 'Hidden',
  featured: 'Featured',
  lastChanged: 'Last changed',
  order: (place: number) => `Order: ${place}`,
}
