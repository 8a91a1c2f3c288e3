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
  learner_address_given: ({ productName, email, about, from, names, goodFor }) => ({
    subject: `“${about}”把 ${productName} 上的账号交给你自己管理`,
    paragraphs: [
      `“${about}”的${ownerOr(from)}为${names === '' ? '一名学生' : `“${names}”`}的账号指定了这个邮箱地址，该账号目前还没有邮箱：${email}。`,
      `打开链接，让这个账号成为你自己的。你可以选择用户名和密码，之后用这个地址登录。链接只能使用一次，在 ${goodFor}内有效。`,
    ],
    button: '查看账号',
    footer: '如果你不清楚这是怎么回事，可以忽略此邮件：在链接被使用之前，什么都不会改变。',
  }),
  learner_address_taken: ({ productName, email, about, from, names }) => ({
    subject: `你在 ${productName} 上已有账号`,
    paragraphs: [
      `“${about}”的${ownerOr(from)}想为${names === '' ? '一名学生' : `“${names}”`}的账号指定地址 ${email}。你已有使用此地址的账号，而一个地址只能用于一个账号。`,
      `什么都没有改变。如果另一个账号也应归你所有，请向“${about}”提供其他地址。`,
    ],
    footer: '如果你不清楚这是怎么回事，可以忽略此邮件。',
  }),
  learner_taken_along: ({ productName, email, about }) => ({
    subject: `你在 ${productName} 上的账号现在归你自己所有`,
    paragraphs: [
      `从现在起，你用 ${email} 和自己的密码登录。“${about}”发给你的登录方式不再有效，所有已登录的人都已退出登录。`,
      `你仍然属于“${about}”。即使离开，账号仍归你所有。`,
    ],
    button: '登录',
    footer: '如果这不是你本人的操作，请立即重置密码：能阅读此邮箱的人都可以这样做。',
  }),
}
