/** Texts of signing in to an existing organization. */
export const findMessages = {
  heading: 'Sign in to your organization',
  lead: 'Enter its workspace name: the first part of its address.',
  label: 'Organization',
  continue: 'Continue',
  looking: 'Looking it up',
  required: 'Please Enter An Organization Name.',
  invalid: 'Please Enter valid organization name.',
  newHere: (product: string) => `New to ${product}?`,
  create: 'Create an organization',
  haveAccount: 'Already have an account?',
  login: 'Login',
  terms: 'Terms',
  privacy: 'Privacy',
  status: 'Status',
  support: 'Support',
  more: 'More about this service',
} as const
