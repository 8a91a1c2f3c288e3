/** Texts of support and status: short, and true of this installation. */
export const helpMessages = {
  support: {
    title: 'Support',
    paragraphs: (product: string) => [
      `${product} is run by whoever runs this server: your school, your company, or yourself. They are the ones who can help with an account.`,
      'Forgotten your password? Ask for a link on the sign-in page. It comes by email and works for one hour.',
      'Cannot find your organization? Its name is the first part of its address. Whoever invited you knows it.',
    ],
    findOrganization: 'Find your organization',
  },
  status: {
    title: 'Status',
    lead: (product: string) => `How ${product} is doing, asked just now.`,
    asking: 'Asking',
    up: 'Everything is up.',
    notReady: 'The service is up but not ready: it waits for its database.',
    down: 'The service does not answer.',
    again: 'Ask again',
  },
  signIn: 'Sign in',
} as const
