/** Texts of the sign-up pages. */
export const signUpMessages = {
  usernameHeading: 'Choose a username',
  usernameLead: (product: string) => `This is how you sign in to ${product}, and how others find you.`,
  continue: 'Continue',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',

  methodHeading: 'Create your account',
  chosenUsername: 'Your username: {username}',
  change: 'Change',
  withEmail: 'Sign up with email',

  emailHeading: 'Create an account',
  emailLead: 'A few details, and you are in.',
  passwordHint: 'At least 6 characters, and not a common password.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Sign up',
  agreement: {
    text: 'By signing up you agree to the {terms} and the {privacy}.',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },
  accountExists: 'An account with this email already exists',
  unfinished: 'Your account was created, but signing up did not finish. Press Sign up again to continue.',

  creatingAccount: 'Creating your account',
  settling: 'Getting things ready',
  savingUsername: 'Saving your username',

  usernameGoneHeading: 'One more thing',
  usernameGoneLead: 'Your account is ready, but somebody took this username in the meantime.',
  usernameUnsavedLead: 'Your account is ready, but your username could not be saved.',
  saveUsername: 'Save username',
  withoutUsername: 'Continue without a username',
} as const
