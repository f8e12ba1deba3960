export const usersTexts = {
  title: 'User Management',
  subtitle: 'Manage admin users and their permissions',
  loading: 'Loading users...',
  loadFailed: 'Failed to load users.',
  list: 'Users',
  add: 'Add User',
  empty: 'No Users Found',
  emptyHint: 'Create your first admin user to get started',
  inactive: 'Inactive',
  you: 'You',
  lastLogin: (day: string) => `Last login ${day}`,
  neverSignedIn: 'Never signed in',
  secondFactor: 'Second factor',
  firstPassword: 'Has not chosen an own password yet',
  edit: 'Edit',
  delete: 'Delete',
  setPassword: 'Set password',
  whose: (email: string) => `user ${email}`,

  createTitle: 'Create New User',
  create: 'Create User',
  creating: 'Creating...',
  editTitle: 'Edit User',
  email: 'Email',
  emailRequired: 'Email is required',
  emailWrong: 'Email must be an email address',
  emailFixed: 'The email of an account cannot be changed.',
  password: 'Password',
  passwordRequired: 'Password is required',
  passwordHelp:
    'At least 8 characters. Tell it to its owner in person, not by email; they choose their own when they first sign in.',
  name: 'Full Name',
  nameRequired: 'Full Name is required',
  displayName: 'Display Name',
  displayNameHelp: 'Shown in the history and to other staff; the full name where it is empty.',
  role: 'Role',
  active: 'Active Account',
  activeHelp: 'Switched off, the account is signed out at once and cannot sign in.',
  superAdminFixed: 'Role and active state of a super admin cannot be changed here.',
  ownFixed: 'Another administrator can change your own role and active state.',
  superAdminOnly: 'Only a super admin can change a super admin.',
  moreRights: 'This account has more rights than your own, so you cannot change it.',

  created: (email: string) => `${email} can sign in now`,
  createdInactive: (email: string) => `${email} was created, not active yet`,
  createFailed: 'Failed to create user.',
  createRefused: (message: string) => `Failed to create user record: ${message}`,
  createUnreachable: 'Failed to create user. Please try again.',
  updated: (email: string) => `${email} was updated`,
  updateFailed: 'Failed to update user.',
  unreachable: 'The server could not be reached. What you typed is still here.',
  stale: 'Saving again stores what you changed here, and only that.',
  gone: 'Somebody deleted this user meanwhile.',

  passwordTitle: 'Set a new password',
  passwordWarning: (email: string) => `${email} is signed out everywhere and needs the new password.`,
  passwordSet: (email: string) => `${email} has a new password`,
  passwordFailed: 'The password could not be set. Please try again.',

  resetFactor: 'Reset second factor',
  resetFactorTitle: 'Reset the second factor?',
  confirmResetFactor: (email: string) =>
    `${email} is signed out everywhere and signs in with the password alone, until a new one is set up. Make sure that it is really them who asks.`,
  resetting: 'Resetting...',
  factorReset: (email: string) => `${email} has no second factor any more`,
  resetFactorFailed: 'The second factor could not be reset. Please try again.',

  rules: 'Who needs a second factor',
  rulesHint:
    'A code from an app, asked for after the password. Whoever needs one and has none sets it up at the next click, before anything else.',
  rulesFailed: 'Who needs a second factor could not be loaded.',
  peopleWithout: (people: number, without: number) => {
    if (people === 0) return 'Nobody has this role.'
    const count = people === 1 ? '1 person' : `${people} people`
    return without === 0
      ? `${count}, all with a second factor.`
      : `${count}, ${without} without a second factor.`
  },
  rulesFixed: 'Only somebody of this role can decide.',
  saveRules: 'Save',
  rulesSaved: 'Who needs a second factor was saved',
  rulesNotSaved: 'This could not be saved. Please try again.',

  deleteTitle: 'Delete user',
  confirmDelete: (email: string) =>
    `Are you sure you want to delete user ${email}? This action cannot be undone.`,
  deleting: 'Deleting...',
  deleted: (email: string) => `${email} was deleted`,
  deleteFailed: 'Failed to delete user.',
  ownDelete: 'You cannot delete your own account.',
}

export const roleHints = {
  viewer: 'Sees all content, changes nothing, sees no applications.',
  editor: 'Edits content and answers applications.',
  admin: 'Also manages media and users.',
  super_admin: 'May do everything.',
}
