const chooseHint = 'Nothing is lost: choose field by field what to keep.'

export const conflictPanelTexts = {
  others: {
    title: 'Somebody else saved this while you were editing',
    who: (who: string, time: string) => `${who || 'Somebody'} saved it, ${time}. ${chooseHint}`,
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
  own: {
    title: 'You saved something else here meanwhile',
    who: (_who: string, time: string) => `You saved it yourself, ${time}. ${chooseHint}`,
    mine: 'On this screen',
    theirs: 'Saved before',
    keepMine: 'Keep what is on this screen',
    takeTheirs: 'Take what was saved before',
  },
  published: {
    title: 'The same was published meanwhile, in other words',
    who: (who: string, time: string) =>
      `${who || 'Somebody'} published it, ${time}. This draft cannot be published before you choose what to keep.`,
    mine: 'In this draft',
    theirs: 'Published',
    keepMine: 'Keep the draft',
    takeTheirs: 'Take what is published',
  },
  keep: (label: string) => `What to keep of ${label}`,
  removed: 'Not there',
  save: 'Save these choices',
  later: 'Not now',
}
