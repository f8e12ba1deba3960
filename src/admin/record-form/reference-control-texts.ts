export const referenceControlTexts = { none: 'None' }
