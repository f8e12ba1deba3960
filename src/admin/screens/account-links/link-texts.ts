import type { OpenedLink } from './use-opened-link.ts'

/** What is said at the door to people who come with a link from a mail, or want one. */
export const linkTexts = {
  checking: 'Checking the link...',
  over: 'This link is no longer valid',
  overHint: 'It was used already, has expired, or was taken back. Ask for a new one.',
  unreachable: 'The link could not be checked.',
  tryAgain: 'Try Again',
  toSignIn: 'To the sign-in',
  failed: 'This did not work. Please try again.',
  saving: 'Saving...',

  password: 'Password',
  passwordRequired: 'Password is required',
  passwordHelp: 'At least 8 characters. Three or four words are easy to keep and hard to guess.',

  invitationTitle: 'Welcome',
  invitationIntro: ({ name, email }: OpenedLink) =>
    `${name}, choose a password for ${email}. Only you will know it.`,
  start: 'Save and start',

  newTitle: 'Choose a new password',
  newIntro: ({ email }: OpenedLink) => `For ${email}. You are signed out on every device.`,
  save: 'Save password',
  passwordChanged: 'Your password was changed. Please sign in with it.',
  askAgain: 'Ask for a new link',

  emailTitle: 'Confirm your new address',
  emailIntro: ({ email }: OpenedLink) => `From then on you sign in with ${email}.`,
  confirm: 'Confirm address',
  emailDone: (email: string) => `You now sign in with ${email}`,
  toAccount: 'To your account',

  forgottenTitle: 'Forgot password?',
  forgottenIntro: 'We send you a link to choose a new one. It works once, for 60 minutes.',
  loading: 'Loading...',
  optionsFailed: 'It could not be found out how you get a new password.',
  askTitle: 'Ask an administrator of the foundation',
  ask: 'This site sends no mails yet. A colleague who manages users can set a new password for you (Users) and tells it to you in person. You choose your own when you sign in.',
  askOperator: 'Are you the only administrator? Whoever runs the site can help you.',
  email: 'Email',
  emailRequired: 'Email is required',
  emailWrong: 'Email must be an email address',
  send: 'Send link',
  sending: 'Sending...',
  sent: 'Look into your mailbox',
  sentHint: (email: string) =>
    `If ${email} belongs to an account, a link is on its way. It can take a minute; look among unwanted mail too.`,
}
