export const imageUploadTexts = { one: 'There is room for one picture here' }
