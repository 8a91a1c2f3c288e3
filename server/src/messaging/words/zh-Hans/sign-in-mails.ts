import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore = '如果不是你申请的，可以忽略此邮件：在使用链接之前，什么都不会改变。'
const noChange = '如果是你本人操作的，则无需任何操作。'
const linkGoodFor = (goodFor: string) => `链接只能使用一次，${goodFor}内有效。`

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `重置你的 ${productName} 密码`,
    paragraphs: [`有人（希望是你本人）申请重置 ${email} 的密码。`, linkGoodFor(goodFor)],
    button: '重置密码',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `登录 ${productName}`,
    paragraphs: [
      `有人（希望是你本人）想以 ${email} 登录。请在要求验证码的页面上输入：${code}`,
      `你也可以在任何设备上点击按钮。两者都只能使用一次，${goodFor}内有效。${productName} 的任何人都不会向你索要此验证码。`,
    ],
    button: '登录',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `确认在 ${productName} 操作的是你本人`,
    paragraphs: [
      `有人以 ${email} 登录，正要更改重要内容，我们需要确认是不是你本人。请在要求验证码的页面上输入：${code}`,
      `验证码只能使用一次，${goodFor}内有效。${productName} 的任何人都不会向你索要此验证码。`,
    ],
    footer: '如果不是你本人，说明有人在使用你的账号：请登录，并在个人资料的安全页面上让其他所有浏览器退出登录。',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `登录 ${productName}`,
    paragraphs: [`有人（希望是你本人）想以 ${email} 登录。`, linkGoodFor(goodFor)],
    button: '登录',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `确认你在 ${productName} 使用的邮箱地址`,
    paragraphs: [`请确认 ${email} 是你的邮箱地址。`, linkGoodFor(goodFor)],
    button: '确认邮箱地址',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `确认你在 ${productName} 使用的新邮箱地址`,
    paragraphs: [`请确认 ${email} 是你的邮箱地址，并且你的账号要使用它。`, linkGoodFor(goodFor)],
    button: '确认新邮箱地址',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `你的 ${productName} 账号的邮箱地址已更改`,
    paragraphs: [
      `你账号的邮箱地址原来是 ${email}，现在是 ${changedTo}，所有已登录的设备都已退出登录。`,
      `如果不是你本人操作的，请找回地址并设置新密码。${linkGoodFor(goodFor)}`,
    ],
    button: '找回我的地址',
    footer: noChange,
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `请检查你的账号在“${about}”中的操作`,
    paragraphs: [
      `你的账号已恢复使用地址 ${email}。在它使用其他地址期间，有人用它在“${about}”中进行了操作。请检查是否是你本人所为。`,
      '在此期间用它创建或更改的目录服务令牌和登录连接已失效。其他内容均保持不变，直到所有者将其改回。',
    ],
    button: '查看操作',
    footer: '组织的活动记录会显示做了什么，所有者可以查看。',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `你的 ${productName} 账号有新的登录`,
    paragraphs: [
      `有人从一个我们没有见过的浏览器登录了 ${email} 的账号：${signedIn}。`,
      `如果不是你本人，请让那个浏览器退出登录，并设置新密码。${linkGoodFor(goodFor)}`,
    ],
    button: '这不是我',
    footer: '如果是你本人，则无需任何操作。',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `你的 ${productName} 密码已更改`,
    paragraphs: [`${email} 的密码刚刚已重置，用旧密码登录的所有设备都已退出登录。`],
    footer: '如果不是你本人操作的，请立即再次重置密码：能看到此邮箱的人都可以这样做。',
  }),
}
