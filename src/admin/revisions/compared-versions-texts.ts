export const comparedVersionsTexts = { erased: 'The contents of one of these versions were erased.' }
