/** What is told of an organization's own sign-in. */
import { certificateNoticeDays } from '@atrium/contract/limits'
import type { MailTexts, Told } from '../words.ts'

export const connectionMails = {
  certificate_ending: ({ productName, about, on }: Told) => ({
    subject: `A certificate for signing in to ${about} is good until ${on}`,
    paragraphs: [
      `People of ${about} sign in on ${productName} by an identity provider of its own. A certificate that this one signs with is good until ${on}. From then on, sign-ins that are signed with it are refused.`,
      'Ask whoever runs the identity provider for its next certificate, and enter it beside the present one: several can stand at once.',
    ],
    button: 'See the connection',
    footer: `You are told ${certificateNoticeDays} days before a certificate ends, once for each. If the next one is entered already, there is nothing to do.`,
  }),
} satisfies MailTexts
