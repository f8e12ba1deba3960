export const loginTexts = {
  title: 'Admin sign-in',
  intro: 'For staff of the foundation.',
  email: 'Email',
  emailRequired: 'Email is required',
  emailWrong: 'Email must be an email address',
  password: 'Password',
  passwordRequired: 'Password is required',
  codeRequired: 'Code is required',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  backToSite: 'Back to the website',
  startAgain: 'Sign in as somebody else',
}
