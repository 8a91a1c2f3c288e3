/** Texts of the sign-in pages. */
export const signInMessages = {
  title: (product: string) => `Sign in to ${product}`,
  identifier: 'Username or email',
  login: 'Login',
  lookingUp: 'Looking you up',
  newHere: (product: string) => `New to ${product}?`,
  createAccount: 'Create an account',
  welcomeBack: 'Welcome Back!',
  notYou: 'Not you?',
  otherAccount: 'Use another account',
  password: 'Password',
  next: 'Next',
  signingIn: 'Signing in',
  userNotFound: 'User not found',
  wrongPassword: 'Wrong password. Try again or click Forgot password.',
  networkFail: 'Network fail',
  backToStart: 'Back to the first step',
} as const
