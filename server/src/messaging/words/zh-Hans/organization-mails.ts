import { formatsOf } from '../formats.ts'
import type { organizationMails as english } from '../en/organization-mails.ts'
import type { TranslatedMails } from '../words.ts'

const { figure } = formatsOf('zh-Hans')

const timeline = '组织的活动记录会显示谁做了什么。'
const ownerOr = (from: string) => (from === '' ? '另一位所有者' : `“${from}”`)

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `“${about}”的安全规则已更改`,
    paragraphs: [`${ownerOr(from)}更改了“${about}”对登录者的要求。新规则即刻生效，对你也一样。`],
    button: '查看规则',
    footer: `如果你不清楚原因，请询问其他所有者。${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `“${about}”的一个账号曾被他人使用`,
    paragraphs: [
      `${from === '' ? '一位成员' : `“${from}”`}的账号曾有一段时间被他人掌握，现已取回。`,
      ...(left > 0
        ? [
            '在此期间用该账号，或用通过其连接登录的账号，为目录服务创建的令牌已失效。如果你们的目录服务需要令牌，请创建新的令牌。',
          ]
        : []),
      ...(names
        ? [
            `在此期间，以下登录连接曾用该账号设置、更改或启用，现已停用：${names}。通过它们登录的人员已退出登录。请检查它们信任的对象，并在重新启用前先测试。`,
          ]
        : []),
    ],
    button: '查看活动记录',
    footer: `在此期间所做的其他操作均保持不变。${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `“${about}”已被删除`,
    paragraphs: [
      `${ownerOr(from)}在 ${productName} 上删除了“${about}”。任何人都无法再进入。`,
      `在 ${on}之前，你可以恢复它，其中的人员也会一并恢复。之后，它会被永久清除。`,
    ],
    button: '查看最近删除的组织',
    footer: '如果这是你们共同的决定，则无需任何操作。',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `“${about}”已恢复`,
    paragraphs: [`${ownerOr(from)}恢复了“${about}”。它已重新开放，删除时属于它的所有人都在其中。`],
    button: `前往“${about}”`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `加入“${about}”的申请`,
    paragraphs: [`有 ${figure(left)} 人申请加入“${about}”，正在等待答复。`],
    button: '查看申请',
    footer: '关于申请，我们每天最多给你发一封邮件。',
  }),
}
