/** What staff read of the server itself: the empty document before the area is loaded, and mails. */
export const staffTexts = {
  document: { title: 'Admin area', checking: 'Checking authentication...' },
  notice: {
    subject: (subject: string) => `New application: ${subject}`,
    applied: (name: string, subject: string) => `${name} has applied: ${subject}`,
    language: (name: string) => `Language: ${name}`,
    promised: (hours: number) => `An answer was promised within ${hours} hours.`,
  },
}
