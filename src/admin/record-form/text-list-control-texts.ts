export const textListControlTexts = {
  add: 'Add',
  hint: 'Press Enter to add it',
  entry: (label: string, index: number) => `${label} ${index + 1}`,
  up: (label: string, index: number) => `Move ${label} ${index + 1} up`,
  down: (label: string, index: number) => `Move ${label} ${index + 1} down`,
  remove: (label: string, index: number) => `Remove ${label} ${index + 1}`,
}
