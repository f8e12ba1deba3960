export const listControlTexts = {
  item: 'Item',
  place: (label: string, place: number) => `${label} ${place}`,
  add: (label: string) => `Add ${label}`,
  added: (label: string, place: number) => `${label} ${place} added`,
  moved: (label: string, place: number, count: number) => `${label} moved to position ${place} of ${count}`,
  removed: (label: string, place: number) => `${label} ${place} removed`,
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
}
