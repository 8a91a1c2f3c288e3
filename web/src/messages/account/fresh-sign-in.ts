/** Texts of the dialog that asks once more who it is. */
export const freshSignInMessages = {
  title: 'Confirm that it is you',
  lead: 'You signed in a while ago. Before this goes on, please show once more that it is you.',
  password: 'Password',
  passwordRequired: 'Password is required',
  wrongPassword: 'This password is not right. Please try again.',
  cancel: 'Cancel',
  confirm: 'Confirm',
  confirming: 'Checking',
  passkey: 'Use a passkey',
  google: 'Continue with Google',
  googleWaiting: 'Continue in the Google window.',
  someoneElse: 'That is another account. Please use the one that you are signed in with.',
  notUsed: 'No passkey was used.',
  noWay: 'There is no way to confirm it here. Please sign out and sign in again.',
} as const
