import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: '请输入域名。',
  domainInvalid: '请输入类似 school.org 的域名：不含 https://、路径、端口或 @。',
  domainShared: '此域名不能归任何人所有：其他人在它之下有自己的域名。',
  domainOfMailProvider: '此域名属于邮件服务商：任何人都可以拥有它的邮箱地址。',
  joiningRoleInvalid: '角色必须是 staff 或 User。',
}
