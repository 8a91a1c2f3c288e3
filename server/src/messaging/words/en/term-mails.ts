/** What is told of the last day of a membership. */
import type { MailTexts, Told } from '../words.ts'

export const termMails = {
  term_ending: ({ productName, about, on }: Told) => ({
    subject: `Your membership of ${about} ends on ${on}`,
    paragraphs: [
      `Your membership of ${about} on ${productName} has a last day: ${on}. After that day you can no longer enter.`,
      `Your account stays yours, and nothing of it is deleted.`,
    ],
    button: 'See my organizations',
    footer: `If you should stay longer, please ask somebody who runs ${about}.`,
  }),
  term_ended: ({ productName, about, on }: Told) => ({
    subject: `Your membership of ${about} has ended`,
    paragraphs: [
      `The last day of your membership of ${about} was ${on}. You can no longer enter.`,
      `Your account on ${productName} stays yours, and nothing of it was deleted.`,
    ],
    button: 'See my organizations',
    footer: `If this is a mistake, please ask somebody who runs ${about}: they can take you in again.`,
  }),
  term_kept: ({ about, on }: Told) => ({
    subject: `You are still an owner of ${about}`,
    paragraphs: [
      `The last day of your membership of ${about} was ${on}, but nobody else owns it for good. An organization needs an owner, so your membership goes on without a last day.`,
      'If you want to go, please make somebody else an owner first.',
    ],
    button: 'See its people',
    footer: 'If you want to stay, you do not need to do anything.',
  }),
} satisfies MailTexts
