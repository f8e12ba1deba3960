const records = (count: number) => (count === 1 ? '1 record' : `${count} records`)

export const firstStepsTexts = {
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: 'All done: this site is yours.',
  hide: 'Hide the first steps',
  show: 'Show the first steps again',
  failed: 'The first steps could not be changed. Please try again.',
  done: 'Done',
  open: 'Still open',

  identity: {
    title: 'Name and logo',
    done: 'The site carries your name and your logo.',
    noName: 'The site still has the name it came with. It stands in titles, mails and search results.',
    noLogo: 'The name is yours. Now upload your logo, for light and for dark pages.',
    leftovers: (count: number) =>
      count === 1
        ? 'The former name still stands in one place.'
        : `The former name still stands in ${count} places.`,
    showLeftovers: 'Show where',
    setName: 'Set your name',
    setLogo: 'Upload your logo',
  },
  languages: {
    title: 'Languages',
    done: 'Your name is written in every language of the site.',
    noName: 'Say which languages visitors are shown. Your name comes first.',
    unnamed: (languages: string) =>
      `Your name is not up to date in: ${languages}. Visitors still read an earlier one there.`,
    choose: 'Choose languages',
    translate: 'Translate the name',
  },
  account: {
    title: 'Your own account',
    done: 'It has your name, and only you can open it.',
    noName: 'Colleagues see who changed what. Enter your own name.',
    unsafe:
      'Somebody else may have seen the first password. Choose one that only you know, or set up a second factor.',
    look: 'Complete your account',
  },
  sample: {
    title: 'Sample content',
    done: 'Nothing is left of it that you did not make your own.',
    untouched: (count: number) =>
      `${records(count)} of the sample content ${count === 1 ? 'has' : 'have'} not been changed yet. Rewrite them, or remove all of them at once.`,
    edited: (count: number) => `${records(count)} that you worked on will stay.`,
    canReturn: (count: number) => `${records(count)} wait in the trash.`,
    remove: 'Remove sample content',
    question: 'Remove the sample content?',
    goes: (count: number) =>
      `${records(count)} that nobody has worked on ${count === 1 ? 'goes' : 'go'} to the trash, with translations. Pages without content say so in a friendly way. You can bring everything back in one step.`,
    nothingStays: 'No record of the sample was edited, so none of it stays.',
    stays: (titles: string) => `What you have worked on stays: ${titles}.`,
    andMore: (titles: string, more: number) => `${titles} and ${more} more`,
    removing: 'Removing...',
    removed: (count: number) => `${records(count)} removed`,
    removedHint: 'You can bring them back here as long as they are in the trash.',
    removeFailed: 'The sample content could not be removed. Please try again.',
    bringBack: 'Bring the sample content back',
    bringingBack: 'Bringing it back...',
    broughtBack: (count: number) => `${records(count)} brought back`,
    bringBackFailed: 'The sample content could not be brought back. Please try again.',
    kept: 'Some stay as they are, so that nothing of yours is lost:',
    reasons: {
      rewritten: 'you have written it anew',
      name_taken: 'another record has its name now; it waits in the trash',
      replaced: 'yours has taken its place; it waits in the trash',
      refused: 'it waits in the trash',
    },
  },
  colleagues: {
    title: 'Colleagues',
    done: 'Colleagues have accounts, or are invited.',
    open: 'Invite those who will write with you. Everybody gets an account and a role of their own.',
    openByHand:
      'Add those who will write with you. Everybody gets an account and a role of their own. Invitations by mail need a mail server.',
    invite: 'Invite colleagues',
    add: 'Add colleagues',
  },
  mail: {
    title: 'Mail',
    done: (moment: string) => `The mail server took the test mail (${moment}).`,
    open: 'Applicants get a receipt, and colleagues their invitations by mail. Send yourself a mail to see that it works.',
    notConfigured:
      'No mail server is set up yet, so mails wait. You need its name, a user name and a password, as for a mail program.',
    setUp: 'Set up mail',
  },
  backup: {
    title: 'Backups',
    done: (moment: string) => `The last backup was made: ${moment}. The site makes one every night.`,
    none: 'The site makes a backup of everything every night, the first one tonight. You can also make one now.',
    old: (moment: string) =>
      `The last backup is more than 30 days old: ${moment}. Make one now, and see what keeps the nightly ones away.`,
    look: 'Back up now',
  },
}
