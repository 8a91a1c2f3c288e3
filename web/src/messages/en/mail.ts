/** What the buttons say that have a mail sent. */
export const mailMessages = {
  sendLink: 'Send me the link',
  sending: 'Sending...',
  /** Once it went. */
  sendAgain: 'Send again',
} as const
