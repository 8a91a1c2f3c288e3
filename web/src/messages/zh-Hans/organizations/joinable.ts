import { joinRequestDays } from '@atrium/contract/limits'
import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'

export const joinableMessages: Translation<typeof english> = {
  title: '与你的邮箱地址对应的组织',
  lead: (domain) => `它们已证明 ${domain} 归自己所有。`,
  join: '加入',
  joinNamed: (name) => `加入“${name}”`,
  ask: '申请加入',
  askNamed: (name) => `申请加入“${name}”`,
  withdraw: '撤回申请',
  withdrawNamed: (name) => `撤回加入“${name}”的申请`,
  waits: `你已申请加入。申请会在 ${joinRequestDays} 天内得到答复，届时你会收到邮件。`,
  declined: (day) => `你的申请被拒绝了。${day}起可以再次申请。`,
  joined: (name) => `你已成为“${name}”的成员。`,
  asked: (name) => `你已申请加入“${name}”。`,
  withdrawn: '你的申请已撤回。',
  changed: '情况刚刚有变化。现在的状态如下。',
}
