export const impactPageTexts = { preview: 'Preview of the sections' }
