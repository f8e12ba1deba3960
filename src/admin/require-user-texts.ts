export const requireUserTexts = {
  checking: 'Checking authentication...',
  unreachable: 'The server cannot be reached',
  unreachableHint: 'Whether you are signed in could not be checked. Please try again in a moment.',
  tryAgain: 'Try Again',
  refused: 'Your account may not open this area',
  refusedHint: 'Ask an administrator for a role, then sign in again.',
}
