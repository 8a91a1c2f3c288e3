import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ownerOr = (from: string) => (from === '' ? '另一位所有者' : `“${from}”`)

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `“${about}”已被删除`,
    paragraphs: [
      `${ownerOr(from)}在 ${productName} 上删除了发布者“${about}”。现在任何人都无法进入。`,
      `在 ${on}之前，你可以恢复它，其中的人员也会一并恢复。之后，它会被永久清除。`,
    ],
    button: '查看最近删除的发布者',
    footer: '如果这是你们共同的决定，你无需进行任何操作。',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `“${about}”已恢复`,
    paragraphs: [`${ownerOr(from)}恢复了发布者“${about}”。它已重新开放，删除时属于它的所有人都已回来。`],
    button: `前往“${about}”`,
    footer: '如果你不清楚原因，请询问其他所有者。',
  }),
}
