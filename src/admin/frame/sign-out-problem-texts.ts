export const signOutProblemTexts = {
  unreachable: 'Failed to sign out. Please try again.',
  failed: 'Sign out failed. Please try again.',
}
