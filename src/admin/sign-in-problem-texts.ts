export const signInProblemTexts = {
  unreachable: 'Sign in failed. Please try again.',
  unexpected: 'An unexpected error occurred',
  failed: 'Login failed',
  refused: 'Authentication failed.',
}
