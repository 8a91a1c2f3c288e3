import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `通过“${organization}”登录`,
  lead: (email, name) => `${email} 属于该组织，它有自己的登录方式：${name}。现在将前往那里，登录后再回到这里。`,
  only: '你的组织要求使用此类地址的所有人都这样登录。',
  goOn: (name) => `前往“${name}”`,
  leaving: '正在打开登录页面',
  back: '返回',
  other: '使用其他方式',
  /** Where it is the only way in for everybody else. */
  owners: '我是该组织的所有者：使用其他方式',
  finishing: '正在登录',
  notSignedIn: '你尚未登录',
  again: '返回登录',
  problems: {
    expired: '时间过长，或是在另一个浏览器中开始的。请重新登录。',
    denied: '登录已在那里取消。',
    unreachable: '目前无法访问你的组织的登录服务。请稍后再试。',
    invalid: '你的组织的登录服务给出了不正确的响应。请告知其负责人。',
    no_address: '你的组织的登录服务没有提供你的邮箱地址。请告知其负责人。',
    address_not_confirmed: '你的组织的登录服务表示你的邮箱地址未经确认。请告知其负责人。',
    domain_not_proven: '你的邮箱地址所属的域名尚未由你的组织在此验证。',
    account_elsewhere: '你的账号现在使用另一个邮箱地址。请使用密码或其他方式登录。',
    another_subject: '你的组织中已有另一个人使用此邮箱地址。请告知登录服务的负责人。',
    account_disabled: '此账号已停用。请联系支持人员。',
    failed: '出了点问题。请重新登录。',
  },
}
