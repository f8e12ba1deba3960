export const aboutTexts = {
  furtherSections: 'Further sections',
  lastUpdated: (day: string) => `Last updated ${day}`,
  newContent: 'New content',
  goal: (number: number, title: string) => (title ? `Goal ${number}: ${title}` : `Goal ${number}`),
  editGoals: 'Edit in the UN SDGs Manager',
}
