/** Why the mail server did not take a mail. */
export const mailProblemTexts = {
  not_configured: 'No mail server is set up yet.',
  unknown_host: 'There is no server with this name. Please check how it is spelled.',
  connection_refused: 'The server refuses connections at this port. Is the port right?',
  no_answer: 'No mail server answers. Are its name and port right, and may this site connect to it?',
  certificate:
    'The certificate of the mail server is not valid for its name, so the connection would not be safe.',
  no_encryption: 'The mail server offers no STARTTLS at this port.',
  other_encryption: 'The mail server expects another encryption at this port.',
  sign_in: 'The mail server does not accept the user name or the password.',
  lost_password:
    'The password can no longer be read, because the key of the site is another one. Please type it again.',
  refused: 'The mail server refused the mail. It may not send for the address of the sender.',
  unreachable: 'The mail server could not be reached.',
  unsafe: 'No safe connection to the mail server could be made.',
}

export type MailProblem = keyof typeof mailProblemTexts

export const testMailTexts = {
  send: 'Send a test mail',
  sending: 'Sending...',
  accepted: 'The mail server took it. Look into your mailbox.',
  failed: 'The test mail could not be sent. Please try again.',
  said: (details: string) => `It said: ${details}`,
}
