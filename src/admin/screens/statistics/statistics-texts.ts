export const statisticsTexts = {
  addTitle: 'Add a new statistic',
  add: 'Add',
  adding: 'Adding...',
  added: 'Added',
  required: 'Label and value are required',
  label: 'Label',
  value: 'Value',
  suffix: 'Suffix',
  suffixHelp: 'Stands right behind the number, such as + or %.',
  detail: 'Description',
  order: 'Order',
  color: 'Color',
  colors: {
    'text-gsf-primary': 'River blue',
    'text-gsf-secondary': 'Sky blue',
    'text-gsf-accent': 'Delta green',
    'text-gsf-gold': 'Sun gold',
  },
  delete: (label: string) => `Delete ${label}`,
  createFailed: 'Create failed',
  updateFailed: 'Update failed',
  error: 'Error',
  saved: 'Saved',
  saving: 'Saving...',
  notSaved: 'Not saved',
  retry: 'Try again',
  seen: (place: number) =>
    place <= 4
      ? 'First row of the home page'
      : place <= 7
        ? 'Second row of the home page'
        : 'Impact page only',
}
