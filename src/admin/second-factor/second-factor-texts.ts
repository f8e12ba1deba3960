export const secondFactorTexts = {
  password: 'Current password',
  passwordRequired: 'Current password is required',
  continue: 'Continue',
  checking: 'Checking...',
  cancel: 'Cancel',
  failed: 'This did not work. Please try again.',

  passwordTitle: 'Set up a second factor',
  passwordIntro: 'First your password, so that nobody else can do this at your desk.',

  scanTitle: 'Connect your app',
  scanIntro:
    'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or FreeOTP, and scan the square.',
  qrCode: 'QR code for the authenticator app',
  byHand: 'No camera? Type this key into the app instead:',
  onThisPhone: 'The app is on this phone: open it',
  copyKey: 'Copy key',
  keyCopied: 'The key was copied',
  code: 'Code',
  codeHelp: 'The 6 digits that the app shows now.',
  codeRequired: 'Code is required',
  turnOn: 'Turn on',

  codesTitle: 'Keep your recovery codes',
  codesIntro:
    'Each opens your account once, without the phone. Print them or put them into your password keeper: they are shown this once.',
  codesList: 'Recovery codes',
  copy: 'Copy',
  copied: 'The codes were copied',
  copyRefused: 'Your browser does not allow copying here. Please select the text instead.',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  fileHead: (email: string) => `Recovery codes of ${email}. Each opens the account once.`,
  kept: 'I have kept them',

  signInTitle: 'Enter your code',
  signInIntro: 'Your account asks for a second proof.',
  recoveryCode: 'Recovery code',
  recoveryHelp: 'One of the ten you kept when you set this up. It works once.',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  lost: 'Lost both? An administrator can reset your second factor.',
}
