export const valueChangeTexts = { before: 'Before', after: 'After' }
