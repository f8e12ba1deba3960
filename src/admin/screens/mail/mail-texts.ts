const mails = (count: number) => (count === 1 ? '1 mail' : `${count} mails`)

export const mailTexts = {
  title: 'Mail',
  description:
    'How the site sends mails: receipts to applicants, invitations and new passwords to colleagues.',
  loading: 'Loading the mail server...',
  loadFailed: 'The mail server could not be loaded.',

  server: 'Mail server',
  serverHint: 'The same as in any mail program. Whoever runs your mailboxes knows it.',
  elsewhere: (host: string) => `Mails are sent by ${host}`,
  elsewhereHint:
    'Whoever runs the site has set this up for it. That comes first, so nothing can be changed here.',
  host: 'Server',
  hostHelp: 'Such as mail.example.org',
  hostRequired: 'Server is required',
  port: 'Port',
  portWrong: 'Port must be a number from 1 to 65535',
  encryption: 'Encryption',
  encryptions: { tls: 'TLS (usually port 465)', starttls: 'STARTTLS (usually port 587)', none: 'None' },
  noneHelp: 'Mails and the password can be read on the way. Only for a server in your own network.',
  user: 'User name',
  userHelp: 'Often the whole mail address. Leave it empty if the server asks for none.',
  password: 'Password',
  passwordRequired: 'Password is required',
  passwordHelp: 'It is stored encrypted and never shown again.',
  passwordKept: 'One is stored and never shown. To change anything, type it again.',
  save: 'Check and save',
  saving: 'Connecting to the server...',
  saved: 'The mail server works and is saved',
  sending: (count: number) => `${mails(count)} that waited ${count === 1 ? 'is' : 'are'} on the way.`,
  testNext: 'Now send yourself a test mail.',
  failed: 'The mail server could not be saved. Please try again.',
  remove: 'Remove mail server',
  removeTitle: 'Remove the mail server?',
  removeHint:
    'Mails then wait until another one is set up. Invitations and new passwords by mail are not offered meanwhile.',
  removing: 'Removing...',
  removed: 'The mail server was removed',

  senderAndTest: 'Sender and test mail',
  sender: (sender: string) => `Mails come from ${sender}.`,
  changeSender: 'Change the sender',
  testHint: 'A test mail goes to your own address.',
  notYet: 'Once a mail server is set up, you can send yourself a test mail.',
  tested: (moment: string) => `The mail server took the test mail (${moment}).`,
  waiting: (count: number) => `${mails(count)} not sent yet.`,
}
