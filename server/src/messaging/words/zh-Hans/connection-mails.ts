import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `用于登录“${about}”的一份证书有效期至 ${on}`,
    paragraphs: [
      `“${about}”的成员通过自己的身份提供方登录 ${productName}。该身份提供方用于签名的一份证书有效期至 ${on}。此后，用它签名的登录将被拒绝。`,
      '请向管理身份提供方的人员索取下一份证书，并将其添加在现有证书旁边：可以同时保留多份证书。',
    ],
    button: '查看连接',
    footer: `我们会在每份证书到期前 ${certificateNoticeDays} 天通知你一次。如果下一份证书已经添加，则无需任何操作。`,
  }),
}
