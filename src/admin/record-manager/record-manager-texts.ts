export const recordManagerTexts = { showPreview: 'Show Preview', hidePreview: 'Hide Preview' }
