/** Texts of the sign-in by mail: its button, the step of its code, the page of its link. */
export const mailedSignInMessages = {
  mailCode: 'Email me a code instead',
  mailingCode: 'Sending the email',
  codeHeading: 'Check your email',
  codeLead: (email: string) =>
    `We sent a code of six digits to ${email}. Type it here, or use the button in the email. Both work for ten minutes.`,
  code: 'Code',
  codeMissing: 'Type the six digits of the code',
  codeSubmit: 'Sign in',
  sendCodeAgain: 'Send another code',
  codeSentAgain: 'We sent you another code. Please use the newest one.',
  linkHeading: 'Sign in',
  linkLead: (email: string) => `You are about to sign in as ${email}.`,
  linkSubmit: 'Sign in',
} as const
