/** What is told of an organization's own sign-in. */
import { certificateNoticeDays } from '@atrium/contract/limits'
import type { MailTexts, Told } from '../words.ts'

export const connectionMails = {
  certificate_ending: ({ productName, about, on }: Told) => ({
    subject: `A certificate of ${about} is good until ${on}`,
    paragraphs: [
      `People of ${about} sign in on ${productName} by an identity provider of its own. A certificate that this one signs with is good until ${on}. From then on, sign-ins that are signed with it are refused.`,
      'Ask whoever runs the identity provider for its next certificate, and enter it beside the present one: several can stand at once.',
    ],
    button: 'See the connection',
    footer: `You are told ${certificateNoticeDays} days before a certificate ends, once for each. If the next one is entered already, there is nothing to do.`,
  }),
  certificates_followed: ({ productName, about }: Told) => ({
    subject: `Certificates for signing in to ${about} were taken over`,
    paragraphs: [
      `People of ${about} sign in on ${productName} by an identity provider of its own. Its metadata has other signing certificates now, and they were taken over, as an owner has switched on.`,
      'Sign-ins that are signed with them are accepted from now on. If the provider has not changed its certificates, switch the connection off and ask whoever runs it.',
    ],
    button: 'See the connection',
    footer: 'You are told of every change, because certificates decide who can sign in.',
  }),
  metadata_differs: ({ productName, about }: Told) => ({
    subject: `The identity provider of ${about} now gives other details`,
    paragraphs: [
      `People of ${about} sign in on ${productName} by an identity provider of its own. Its metadata now names another entity ID or other sign-in addresses. That was not taken over: only an owner changes it.`,
      'Ask whoever runs the provider whether that is meant. If it is, have the metadata read again in the connection’s settings.',
    ],
    button: 'See the connection',
    footer: 'We tell you only once, until the metadata matches again.',
  }),
  metadata_unread: ({ productName, about }: Told) => ({
    subject: `Metadata cannot be read: identity provider of ${about}`,
    paragraphs: [
      `People of ${about} sign in on ${productName} by an identity provider of its own. For days nothing that can be used could be read at its metadata address, so its certificates are not kept up to date.`,
      'Sign-ins go on with the certificates that are here, until these end. The connection’s page says what is wrong.',
    ],
    button: 'See the connection',
    footer: 'We tell you only once, until the metadata can be read again.',
  }),
} satisfies MailTexts
