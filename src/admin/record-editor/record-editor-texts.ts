export const recordEditorTexts = { viewPage: 'View Page', newTab: '(opens in a new tab)' }
