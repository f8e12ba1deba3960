/** What the whole area is called, and what is said around every screen. */
export const adminAreaTexts = {
  name: 'Admin area',
  documentTitle: (title: string) => `${title} · Admin area`,
  skip: 'Skip to content',
  loading: 'Loading...',
  switchTheme: 'Switch between light and dark',
  readOnly: 'You can look at everything here, but not change it',
  readOnlyHint: 'Please ask an administrator for another role if that is your work.',
  groups: { Overview: 'Overview', Pages: 'Pages', Content: 'Content', Administration: 'Administration' },
  newApplications: (count: number) => (count === 1 ? '1 new application' : `${count} new applications`),
  approvals: (count: number) => `${count} for you`,
  add: (label: string) => `Add ${label}`,
  builder: (label: string) => `${label} builder`,
}
