export const closedScreenNoticeTexts = {
  closed: (title: string) => `You may not open “${title}”`,
  why: (needed: string, own: string) =>
    `It is for the ${needed}; yours is ${own}. Please ask an administrator if you need it for your work.`,
  roles: (labels: string[]) => {
    const list = new Intl.ListFormat('en').format(labels)
    return labels.length === 1 ? `role ${list}` : `roles ${list}`
  },
}
