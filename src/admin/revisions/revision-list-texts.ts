export const revisionListTexts = {
  failed: 'The history could not be loaded.',
  empty: 'Nothing has been saved yet',
  compare: 'Compare two versions',
}
