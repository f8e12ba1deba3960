export const savedMarkTexts = { saved: 'Saved', view: 'View on the website', newTab: '(opens in a new tab)' }
