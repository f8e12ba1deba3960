export const emailCardTexts = {
  title: 'Email address',
  hint: (email: string) =>
    `You sign in with ${email}. Another address counts once you confirm it from its mailbox.`,
  newEmail: 'New address',
  emailWrong: 'New address must be an email address',
  send: 'Send confirmation link',
  sent: (email: string) => `A link is on its way to ${email}`,
  sentHint: 'Open it there within 24 hours. Until then nothing changes.',
  failed: 'The link could not be sent. Please try again.',
}
