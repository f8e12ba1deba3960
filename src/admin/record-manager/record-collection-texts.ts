export const recordCollectionTexts = {
  notFound: 'Nothing found',
  notFoundHint: 'No entry holds all of these words.',
  trashHint: 'It goes to the trash, from where it can be brought back.',
  delete: 'Delete',
  deleting: 'Deleting...',
  more: (count: number, rest: number) => `Show ${count} more of ${rest}`,
}
