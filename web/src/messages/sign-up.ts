/** Texts of the sign-up pages. */
export const signUpMessages = {
  usernameHeading: 'Choose a username',
  usernameLead: (product: string) => `It is how you sign in to ${product}, and how others find you.`,
  username: 'Username',
  checking: 'Checking',
  available: (username: string) => `${username} is free.`,
  unchecked: 'This name could not be checked just now. You can go on; it is checked again at the end.',
  continue: 'Continue',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',

  methodHeading: 'Create your account',
  chosenUsername: 'Your username',
  change: 'Change',
  withEmail: 'Sign up with email',

  emailHeading: 'Create an account',
  emailLead: 'A few details, and you are in.',
  passwordHint: 'At least 6 characters.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submit: 'Sign up',
  agreement: {
    before: 'By signing up you agree to the ',
    terms: 'Terms of Service',
    between: ' and the ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  accountExists: 'An account with this email already exists',
  unfinished: 'Your account exists, but signing up did not finish. Press Sign up again to go on from here.',

  strength: {
    label: 'Password strength',
    red: 'Password strength: Moderate',
    amber: 'Your password is good!',
    green: 'Your password very strong now!',
  },

  creatingAccount: 'Creating your account',
  settling: 'Getting things ready',
  savingUsername: 'Saving your username',

  usernameGoneHeading: 'One more thing',
  usernameGoneLead: 'Your account is ready, but someone took this username in the meantime.',
  saveUsername: 'Save username',
  withoutUsername: 'Continue without a username',
} as const
