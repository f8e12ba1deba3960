export const changedWordsTexts = { removed: 'Removed:', added: 'Added:', end: 'End of change.' }
