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
  certificates_followed: ({ productName, about }) => ({
    subject: `用于登录“${about}”的证书已更新`,
    paragraphs: [
      `“${about}”的成员通过自己的身份提供方登录 ${productName}。它的元数据中现在有其他签名证书，并已按所有者启用的设置更新。`,
      '从现在起，用这些证书签名的登录会被接受。如果提供方没有更换证书，请停用该连接，并询问管理它的人员。',
    ],
    button: '查看连接',
    footer: '证书决定谁能登录，因此每次更改都会通知你。',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `“${about}”的身份提供方信息有变`,
    paragraphs: [
      `“${about}”的成员通过自己的身份提供方登录 ${productName}。它的元数据现在给出了不同的实体 ID 或登录地址。这些内容未被采用：只有所有者可以更改。`,
      '请询问管理提供方的人员这是否是有意的。如果是，请在连接的设置中重新读取元数据。',
    ],
    button: '查看连接',
    footer: '在元数据重新一致之前，只通知你一次。',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `“${about}”的身份提供方元数据已无法读取`,
    paragraphs: [
      `“${about}”的成员通过自己的身份提供方登录 ${productName}。几天来，在其元数据地址读取不到可用的内容，因此它的证书没有得到更新。`,
      '登录会继续使用这里现有的证书，直到它们到期。连接的页面会说明问题所在。',
    ],
    button: '查看连接',
    footer: '在元数据重新可读之前，只通知你一次。',
  }),
}
