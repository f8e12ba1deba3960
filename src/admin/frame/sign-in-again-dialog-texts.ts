export const signInAgainDialogTexts = {
  title: 'Please sign in again',
  description: (email: string) =>
    `Your session has ended. Enter the password of ${email} to go on where you were; nothing you typed is lost.`,
  password: 'Password',
  passwordRequired: 'Password is required',
  codeRequired: 'Code is required',
  codeDescription: 'Your account asks for a second proof. Nothing you typed is lost.',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  leave: 'Sign in as somebody else',
}
