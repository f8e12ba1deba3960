export const firstStepTexts = {
  passwordTitle: 'Choose your own password',
  passwordIntro: 'An administrator gave you the one you signed in with. The new one only you will know.',
  given: 'Password you were given',
  givenRequired: 'Password you were given is required',
  new: 'New password',
  newRequired: 'New password is required',
  newHelp: 'At least 8 characters. Three or four words are easy to keep and hard to guess.',
  save: 'Save and go on',
  saving: 'Saving...',
  failed: 'Your password could not be changed. Please try again.',

  required: 'Your role needs a second factor. ',

  signOut: 'Sign out',
}
