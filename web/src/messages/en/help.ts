/** Texts of support and status: short, and true of this installation. */
export const helpMessages = {
  support: {
    title: 'Support',
    paragraphs: (product: string) => [
      `This ${product} server is run by your school, your company or yourself. Whoever runs it can help with your account.`,
      'Forgot your password? Ask for a link on the sign-in page. It comes by email and works for one hour.',
      'Cannot find your organization? Its workspace name is the first part of its address. Whoever invited you knows it.',
      'Lost your phone and your backup codes? Whoever runs this server can take the second step off, once they know that it is you.',
    ],
    findOrganization: 'Find your organization',
  },
  status: {
    title: 'Status',
    lead: (product: string) => `How ${product} is doing right now.`,
    asking: 'Checking',
    up: 'Everything is working.',
    notReady: 'The service is running but not ready: it is waiting for its database.',
    down: 'The service is not answering.',
    again: 'Check again',
  },
  signIn: 'Sign in',
} as const
