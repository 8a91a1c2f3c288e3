/** What the owners of an organization are told of what others do there. */
import type { MailTexts, Told } from '../words.ts'

const timeline = 'The timeline of the organization says who did what.'

export const organizationMails = {
  rules_changed: ({ about, from }: Told) => ({
    subject: `The security rules of ${about} were changed`,
    paragraphs: [
      `${from || 'Another owner'} changed what ${about} asks of people who sign in. The rules hold from now on, for you as well.`,
    ],
    button: 'See the rules',
    footer: `If you do not know why, please ask the other owners. ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }: Told) => ({
    subject: `An account at ${about} was in other hands`,
    paragraphs: [
      `Somebody else had the account of ${from || 'somebody'} for a while. It has been taken back.`,
      ...(left > 0
        ? [
            'Tokens that were made for a directory in that time, with it or with an account that came in by one of its connections, no longer work. If your directory needs one, please make a new one.',
          ]
        : []),
      ...(names
        ? [
            `These sign-in connections were set up, changed or switched on with it in that time, and are off now: ${names}. Whoever signed in by them was signed out. Check what they trust, and try them out before you switch them on again.`,
          ]
        : []),
    ],
    button: 'See the timeline',
    footer: `Everything else that was done in that time stays as it is. ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }: Told) => ({
    subject: `${about} was deleted`,
    paragraphs: [
      `${from || 'Another owner'} deleted ${about} on ${productName}. Nobody can enter any more.`,
      `You can restore it, with everybody in it, until ${on}. After that it is erased for good.`,
    ],
    button: 'See recently deleted organizations',
    footer: 'If this is what you all wanted, you do not need to do anything.',
  }),
  organization_restored: ({ about, from }: Told) => ({
    subject: `${about} was restored`,
    paragraphs: [
      `${from || 'Another owner'} restored ${about}. It is open again, with everybody who belonged to it when it was deleted.`,
    ],
    button: `Go to ${about}`,
    footer: timeline,
  }),
  join_requests: ({ about, left }: Told) => ({
    subject: `Requests to join ${about}`,
    paragraphs: [
      left === 1
        ? `Somebody asks to join ${about} and waits for an answer.`
        : `${String(left)} people ask to join ${about} and wait for an answer.`,
    ],
    button: 'See the requests',
    footer: 'We write to you about requests once a day at most.',
  }),
} satisfies MailTexts
