import type { authActionMessages as english } from '#languages/en/account/auth-actions.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { figure } from '../format.ts'

const dead = { heading: '此链接已失效', signIn: '返回登录' }
const disabled = '与此链接对应的账号已停用。请联系支持人员。'

export const authActionMessages: Translation<typeof english> = {
  reset: {
    heading: '重置密码',
    lead: (email) => `为 ${email} 设置新密码。`,
    newPassword: '新密码',
    confirmPassword: '确认密码',
    hint: '至少 6 个字符，并满足以下任意三项：8 个或更多字符、小写字母、大写字母、数字、特殊字符。',
    missing: (count, properties) =>
      count === 1 ? `还需满足以下任意一项：${properties}。` : `还需满足以下任意 ${figure(count)} 项：${properties}。`,
    tooShort: '请至少使用 6 个字符。',
    properties: {
      length: '8 个或更多字符',
      small: '小写字母',
      capital: '大写字母',
      digit: '数字',
      special: '!@#$%^&*()_+ 之一',
    },
    submit: '重置密码',
    resetting: '正在重置你的密码',
    mismatch: '两次输入的密码不一致',
    notNotified: '密码已重置，但通知邮件发送失败。如有需要，请联系支持人员。',
    networkFail: failureMessages.networkFail,
    retry: '重试',
  },
  done: {
    heading: '密码已重置',
    redirect: '几秒钟后将自动跳转。',
    signIn: '登录',
  },
  checking: '正在检查你的链接',
  deadLink: {
    ...dead,
    expired: '链接已过期：重置密码的链接一小时内有效。',
    used: '链接已被使用过，或者不完整。重置密码的链接只能使用一次。如果你已通过它设置了新密码，请用新密码登录。',
    disabled,
    again: '重新申请链接',
  },
  deadSignIn: {
    ...dead,
    expired: '链接已过期：登录链接十分钟内有效。',
    used: '链接已被使用过，或者不完整。登录链接只能使用一次。',
    disabled,
    again: '忘记密码？',
  },
  recover: {
    heading: '找回你的邮箱地址',
    changed: (email, changedTo) =>
      changedTo === null
        ? `你账号的邮箱地址原来是 ${email}，后来被更改了。`
        : `你账号的邮箱地址原来是 ${email}，后来被更改为 ${changedTo}。`,
    explain:
      '如果不是你本人操作的，请把地址找回来。之后所有设备都会退出这个账号，更改之后添加的密码或 Google 账号也会失效。',
    keep: '如果是你自己更改的，则无需任何操作。',
    submit: '找回我的地址',
    taking: '正在找回你的地址',
    taken: (email) =>
      `${email} 现在由另一个账号使用，因此暂时无法找回。如果那个账号也是你的，请更改它的地址，然后重试。否则，请联系支持人员。`,
  },
  recovered: {
    heading: '你的地址已找回',
    done: (email) => `你账号的邮箱地址已恢复为 ${email}，所有设备都已退出登录。`,
    advice:
      '更改地址的人可能知道你的密码。请先设置新密码，再做其他事情。然后在“安全”页面查看登录方式，移除不属于你的方式。',
    reset: '通过邮件发送重置密码的链接',
    sending: '正在发送链接',
    signIn: '登录',
  },
  deadRecovery: {
    ...dead,
    expired: '链接已过期：找回地址的链接三天内有效。',
    used: '链接已被使用过，或者不完整。找回地址的链接只能使用一次。',
    disabled,
    again: '忘记密码？',
  },
  verify: {
    heading: '确认你的邮箱地址',
    applying: '正在确认你的邮箱地址',
    confirmedHeading: '邮箱地址已确认',
    confirmed: (email) => `${email} 已确认。`,
    failed: '密码错误。请重试，或点击“忘记密码？”。',
    advice: '链接可能已过期或已被使用。如果你之前打开过它，你的邮箱地址就已经确认，直接登录即可。',
    retry: '重试',
    signIn: '登录',
    forgot: '忘记密码？',
  },
  change: {
    heading: '更改你的邮箱地址',
    applying: '正在更改你的邮箱地址',
    changedHeading: '邮箱地址已更改',
    changed: (email) => `你账号的邮箱地址现在是 ${email}。今后请用它登录。`,
    taken: '另一个账号现在使用这个地址，因此你的账号保留原来的地址。',
  },
  deadChange: {
    ...dead,
    expired: '链接已过期：更改邮箱地址的链接一小时内有效。你可以在个人资料中重新申请。',
    used: '链接已被使用过，或者不完整。如果你之前打开过它，你的地址就已经更改：请用新地址登录。',
    disabled,
  },
  code: {
    heading: '确认你的邮箱地址',
    lead: '请输入六位数验证码。',
    legend: '验证码',
    digit: (place, places) => `第 ${figure(place)} 位，共 ${figure(places)} 位`,
    confirm: '确认',
    resend: '重新发送验证码',
    notInUse: '目前还没有启用验证码。请打开我们发给你的邮件中的链接。',
    signIn: '返回登录',
  },
}
