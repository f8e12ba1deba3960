export const conflictPanelTexts = {
  title: 'Somebody else saved this while you were editing',
  who: (who: string, time: string) =>
    `${who || 'Somebody'} saved it at ${time}. Nothing of yours is lost: choose field by field what to keep.`,
  mine: 'Yours',
  theirs: 'Theirs',
  keep: (label: string) => `What to keep of ${label}`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  removed: 'Not there',
  save: 'Save these choices',
  later: 'Not now',
}
