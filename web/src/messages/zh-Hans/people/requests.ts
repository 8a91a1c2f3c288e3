import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { roleNames } from './roles.ts'

export const requestsMessages: Translation<typeof english> = {
  title: '加入申请',
  empty: '没有申请',
  emptyAdvice: '在“域名”中允许后，拥有已验证域名邮箱地址的人就可以申请加入。',
  toDomains: '前往“域名”',
  selectAll: '选择此页的所有申请',
  selected: (count) => `已选择 ${figure(count)} 份申请`,
  becomes: (role) => `将成为${roleNames[role]}`,
  asked: (day, until) => `${day}申请，${until}失效`,
  wasRemoved: '之前曾被组织移除',
  accept: '接受',
  acceptNamed: (name) => `接受“${name}”`,
  decline: '拒绝',
  declineNamed: (name) => `拒绝“${name}”`,
  accepted: (count) => `${figure(count)} 人已加入，并已通过邮件告知。`,
  declined: (count) => `已拒绝 ${figure(count)} 份申请。`,
  left: (count) => `有 ${figure(count)} 人的申请无法答复：申请已结束，或其地址不再属于该域名。`,
  leftInactive: (count) => `有 ${figure(count)} 人的申请无法接受：其在某个目录服务中已停用。所有者可以接受这些申请。`,
}
