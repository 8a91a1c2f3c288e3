import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ownerOr = (from: string) => (from === '' ? '一位所有者' : `“${from}”`)

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `你受邀加入 ${productName} 上的“${about}”`,
    paragraphs: [
      from === '' ? `你受邀加入“${about}”。` : `“${from}”邀请你加入“${about}”。`,
      `此邀请是发给 ${email} 的：请用这个地址登录或创建账号，然后接受邀请。邀请在 ${goodFor}内有效。`,
    ],
    button: '接受邀请',
    footer: '如果你不清楚这是怎么回事，可以忽略此邮件：在你接受之前，什么都不会发生。',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${ownerOr(from)}想把“${about}”的所有权转让给你`,
    paragraphs: [`${ownerOr(from)}希望你成为“${about}”的所有者。在你接受之前，一切不变。转让在 ${goodFor}内有效。`],
    button: '查看转让',
    footer: '如果你不想接受，请拒绝，或等它过期。',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `“${about}”更改了你的 ${productName} 账号`,
    paragraphs: [
      `“${about}”的一位所有者更改了你的账号：${fields}。在 ${productName} 上能看到你的人都会看到这项更改。`,
      `如果你不同意，请在 ${goodFor}内撤回更改。链接只能使用一次，之后“${about}”将不能再更改你的账号。`,
    ],
    button: '查看更改内容',
    footer: '如果你同意，则无需任何操作。',
  }),
}
