export const failureTexts = { title: 'Error' }
