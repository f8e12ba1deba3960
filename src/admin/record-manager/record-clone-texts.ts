export const recordCloneTexts = { edit: 'Edit' }
