import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { mailMessages } from '../mail.ts'

const addressOf = (address: string | null) => (address === null ? '你的邮箱地址' : ` ${address}`)
const linkSentTo = (address: string | null) => `我们已将链接发送到${addressOf(address)}。`

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: '邀请',
    many: '批量邀请',
    empty: '还没有邀请',
    emptyAdvice: '通过邮件邀请，用人人可用的链接或邀请码邀请，或导入整份名单。',
    anybody: '任何持有链接或邀请码的人',
    uses: (uses, maxUses) => `已用 ${figure(uses)}/${figure(maxUses)}`,
    states: { open: '未接受', expired: '已过期', used_up: '已用完', revoked: '已取消' },
    until: (date) => `有效期至 ${date}`,
    term: (words) => `成员资格：${words}`,
    renew: mailMessages.sendAgain,
    renewLink: '新链接',
    renewNamed: (to) => `${mailMessages.sendAgain}：${to}`,
    renewLinkNamed: (to) => `新链接：${to}`,
    revoke: '取消邀请',
    revokeNamed: (to) => `取消邀请：${to}`,
    revoked: '邀请已取消。',
    sentAgain: (to) => `已将邀请重新发送到 ${to}。`,
    older: '显示更早的邀请',
  },
  form: {
    title: '邀请',
    way: '邀请方式',
    byMail: '通过邮件',
    byLink: '链接或邀请码',
    email: '邮箱',
    role: '角色',
    labels: '标签',
    expires: '有效期',
    days: (days) => `${figure(days)} 天`,
    uses: '可邀请人数',
    usesHint: '链接或邀请码可以使用的次数。',
    ownerByMail: '所有者只能通过邮件邀请。',
    emailOrLink: '留空则会得到一个供一人使用的链接。',
    cancel: '取消',
    invite: '邀请',
    sent: (email) => `已邀请 ${email}。`,
  },
  fresh: {
    title: '你的邀请',
    lead: '请立即复制：链接和邀请码只显示一次。',
    link: '链接',
    code: '邀请码',
    copy: '复制',
    copyNamed: (what) => `复制${what}`,
    copied: '已复制。',
    copyFailed: '无法复制。请选中后自行复制。',
    print: '打印成一页',
    qr: '链接的二维码',
    done: '完成',
    sheetTitle: (organization) => `加入“${organization}”`,
    sheetLead: '将相机对准这里，或打开网址并输入邀请码。',
  },
  join: {
    title: '输入邀请码',
    lead: '邀请码在你收到的纸页或消息中。',
    code: '邀请码',
    hint: `${inviteCodeLength} 个字母和数字；不区分大小写，连字符可省略。`,
    required: '请输入邀请码。',
    notACode: `这段文字中没有邀请码。邀请码由 ${inviteCodeLength} 个字母和数字组成。`,
    look: '下一步',
    another: '使用其他邀请码',
  },
  unconfirmed: {
    lead: (address) =>
      `请先确认${addressOf(address)}。在那之前，你可以通过邮件发送 ${unconfirmedInvites} 份邀请。链接和邀请码不计在内。`,
    sent: (address) => `${linkSentTo(address)}打开链接即可确认地址，然后请回到这里再次邀请。`,
  },
  notice: {
    forAnother: '此邀请是发给另一个邮箱地址的。请用那个地址登录后再接受。',
    unverified: (address) => `请确认${addressOf(address)}，然后接受邀请。`,
    linkSent: (address) => `${linkSentTo(address)}请打开它，然后回到这里。`,
    checkAgain: '我已确认',
    dismiss: '暂不',
    close: '关闭',
  },
}
