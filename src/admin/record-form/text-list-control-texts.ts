export const textListControlTexts = {
  add: 'Add',
  hint: 'Press Enter to add it',
  entry: (label: string, index: number) => `${label} ${index + 1}`,
  buttons: (label: string, index: number) => ({
    up: `Move ${label} ${index + 1} up`,
    down: `Move ${label} ${index + 1} down`,
    remove: `Remove ${label} ${index + 1}`,
  }),
}
