import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'

const footer = '你收到此邮件，是因为你申请过加入。'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `${domain} 不再是“${about}”的已验证域名`,
    paragraphs: [
      `用来证明 ${domain} 是 ${productName} 上“${about}”的域名的记录，已有 ${domainGoneDays} 天或更久没有找到，或者另一个组织后来验证了此域名。任何人都不能再凭此域名的邮箱地址加入。已是成员的人不受影响。`,
    ],
    button: '查看域名',
    footer: '如果你们仍在使用此域名，请重新设置它的记录：系统会自动查找。',
  }),
  join_accepted: ({ about }) => ({
    subject: `你已成为“${about}”的成员`,
    paragraphs: [`你加入“${about}”的申请已被接受。`],
    button: `前往“${about}”`,
    footer,
  }),
  join_declined: ({ about }) => ({
    subject: `你加入“${about}”的申请被拒绝`,
    paragraphs: [`“${about}”没有接受你的加入申请。你可以在 ${joinRequestRestDays} 天后再次申请，或与其中的人联系。`],
    footer,
  }),
  join_ended: ({ about }) => ({
    subject: `你加入“${about}”的申请已结束`,
    paragraphs: [
      `你加入“${about}”的申请没有得到答复：申请等待了 ${joinRequestDays} 天，或者“${about}”不再通过这种方式接纳成员。`,
    ],
    footer,
  }),
}
