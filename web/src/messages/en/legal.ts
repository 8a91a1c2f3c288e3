/** Terms and privacy, short and true of this installation. */
export const legalMessages = {
  terms: {
    title: 'Terms of Service',
    paragraphs: (product: string) => [
      `Whoever runs this ${product} server decides who may use it, and may close an account that harms others.`,
      'Your account is yours alone. Choose a password that you use nowhere else, and do not share it.',
      'What you and your organization put here stays yours. You answer for it, and for having the right to put it here.',
      'The service is provided as it is. Nobody can promise that it is always available, so keep your own copy of what matters to you.',
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    paragraphs: (product: string) => [
      `${product} keeps what you give it: your email, your name, your username, and the organizations you belong to. Your password is kept only as a hash that cannot be read back.`,
      'Whoever enters your email or username to sign in sees your display name. People in your organizations see your name and username.',
      'Your browser keeps you signed in with tokens in its own storage; signing out removes them. No cookies follow you, and nothing is fetched from anyone else.',
      'To see, change or delete what is kept about you, write to whoever runs this server.',
    ],
  },
  back: 'Back to sign up',
} as const
