export const adminTopBarTexts = {
  openMenu: 'Open the menu',
  menu: 'Menu',
  search: 'Find anything',
  account: 'Your account',
  openAccount: 'Name, password and devices',
  signOut: 'Sign Out',
}
