/** What the checks of programs say. */
export const programCheckTexts = {
  deadlineOver: () => 'The application deadline is over, and the program still accepts applications.',
  overbooked: () => 'There are more participants than places.',
}
