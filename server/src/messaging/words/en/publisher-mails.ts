/** What the other owners of a publisher are told of its end. */
import type { MailTexts, Told } from '../words.ts'

export const publisherMails = {
  publisher_deleted: ({ productName, about, from, on }: Told) => ({
    subject: `${about} was deleted`,
    paragraphs: [
      `${from || 'Another owner'} deleted the publisher ${about} on ${productName}. Nobody can enter any more.`,
      `You can restore it, with everybody in it, until ${on}. After that it is erased for good.`,
    ],
    button: 'See recently deleted publishers',
    footer: 'If this is what you all wanted, you do not need to do anything.',
  }),
  publisher_restored: ({ about, from }: Told) => ({
    subject: `${about} was restored`,
    paragraphs: [
      `${from || 'Another owner'} restored the publisher ${about}. It is open again, with everybody who belonged to it when it was deleted.`,
    ],
    button: `Go to ${about}`,
    footer: 'If you do not know why, please ask the other owners.',
  }),
} satisfies MailTexts
