import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} 已被删除`,
    paragraphs: [
      `${from || '另一位所有者'}在 ${productName} 上删除了发布者 ${about}。现在任何人都无法进入。`,
      `你可以在 ${on} 之前恢复它以及其中的所有人。之后它将被永久清除。`,
    ],
    button: '查看最近删除的发布者',
    footer: '如果这是你们共同的决定，你无需进行任何操作。',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `${about} 已恢复`,
    paragraphs: [`${from || '另一位所有者'}恢复了发布者 ${about}。它已重新开放，删除时属于它的所有人都已回来。`],
    button: `前往 ${about}`,
    footer: '如果你不清楚原因，请询问其他所有者。',
  }),
}
