export const adminTopBarTexts = {
  openMenu: 'Open the menu',
  menu: 'Menu',
  search: 'Find anything',
  account: 'Your account',
  accountFailed: 'The menu of your account could not be loaded. Please try again.',
  openAccount: 'Name, password and devices',
}
