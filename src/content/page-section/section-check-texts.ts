/** What the checks of sections say. */
export const sectionCheckTexts = {
  sampleText: () => 'This section still holds the sample text. Write your own, or switch the section off.',
  unwritten: () => 'Nothing is written in this section yet. Visitors do not see it.',
  empty: () => 'What this section is made for is still missing.',
  tooMany: (count: number, max: number) => `The section has ${count} entries and shows the first ${max}.`,
}
