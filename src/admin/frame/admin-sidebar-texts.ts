export const adminSidebarTexts = {
  menu: 'Sections',
  viewWebsite: 'View Website',
  newTab: '(opens in a new tab)',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
}
