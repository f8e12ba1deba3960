const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
const have = (names: readonly string[]) => (names.length === 1 ? 'has' : 'have')

export const presenceTexts = {
  open: (names: readonly string[]) => `${listed(names)} ${have(names)} this open too`,
  unsaved: (names: readonly string[]) =>
    `${listed(names)} ${have(names)} changes here that are not saved yet`,
  openHere: 'You have this open in another window',
  unsavedHere: 'You have changes in another window that are not saved yet',
  saved: (who: string, time: string) => `${who} saved this, ${time}`,
  drafted: (who: string, time: string) => `${who} saved a draft of this, ${time}`,
  draftGone: (who: string, time: string) => `${who} threw the draft away, ${time}`,
  deleted: (who: string, time: string) => `${who} deleted this, ${time}`,
  live: 'This is live now',
  hint: 'Nothing on your screen has changed.',
  typedHint: 'What you have typed stays as it is. When you save, you choose where the two differ.',
  look: 'See what changed',
  changes: 'What changed meanwhile',
  changesHint: 'What your screen shows is struck out where it changed; what is stored now stands beside it.',
  take: 'Show it in the form',
  loading: 'Loading…',
  failed: 'That could not be loaded. Please try again in a moment.',
}
