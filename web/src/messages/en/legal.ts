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
    kept: (product: string) =>
      `${product} keeps what you give it: your email, your name, your username and your photo. It also keeps which organizations and publishers you belong to, your role in each, and when, from which network and with which browser you signed in.`,
    password: {
      embedded: 'Your password is kept only as a hash that cannot be read back.',
      /** Where a hosted provider signs people in. */
      hosted: 'Your password is kept by the sign-in service that this server uses, and not here.',
    },
    seen: 'Whoever enters your email or username to sign in can learn your name and your email. People in your organizations can see your name and your photo; their owners and staff also see your email and your username.',
    browser:
      'Your browser keeps you signed in with tokens in its own storage; signing out removes them. Cookies remember your language, your theme and that this browser is known here. None of them follows you to other sites.',
    elsewhere: {
      nothing: 'Nothing is fetched from anyone else.',
      hosted: 'To sign you in, your browser talks to that sign-in service.',
      /** Where page views or performance are told. */
      monitored:
        'Which pages are opened, how quickly they load and what goes wrong is sent to a service that whoever runs this server has chosen. Your name and what you type are not.',
    },
    yours:
      'On your account page you can download what is kept about you, and delete your account. For anything else, write to whoever runs this server.',
  },
  back: 'Back to sign up',
} as const
