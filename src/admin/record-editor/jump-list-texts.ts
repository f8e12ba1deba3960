export const jumpListTexts = { label: 'Parts of this form', wrong: 'needs your attention' }
