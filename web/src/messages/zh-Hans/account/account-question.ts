import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `以“${name}”的身份继续？`,
  asGuest: (of) => `有一个链接想用此账号让你登录“${of}”。如果这不在你的预料之中，请不要继续。`,
  asAnother: (of, current) => `你当前以“${current}”的身份登录“${of}”。有一个链接想让你用另一个账号登录。`,
  stay: (current) => `继续用“${current}”登录`,
  stayOut: '保持未登录',
  goOn: (name) => `以“${name}”的身份继续`,
  failed: '操作没有成功。请重试。',
  nameless: '未命名用户',
}
