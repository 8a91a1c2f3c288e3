import type { termMails as english } from '../en/term-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const termMails: TranslatedMails<typeof english> = {
  term_ending: ({ productName, about, on }) => ({
    subject: `你在“${about}”的成员资格将于 ${on}结束`,
    paragraphs: [
      `你在 ${productName} 上“${about}”的成员资格有结束日期：${on}。在那之后，你将无法再进入。`,
      '你的账号仍归你所有，其中的内容不会被删除。',
    ],
    button: '查看我的组织',
    footer: `如果你需要留得更久，请联系“${about}”的管理者。`,
  }),
  term_ended: ({ productName, about, on }) => ({
    subject: `你在“${about}”的成员资格已结束`,
    paragraphs: [
      `你在“${about}”的成员资格的结束日期是 ${on}。你已无法再进入。`,
      `你在 ${productName} 的账号仍归你所有，其中的内容没有被删除。`,
    ],
    button: '查看我的组织',
    footer: `如果这是误操作，请联系“${about}”的管理者：他们可以重新接纳你。`,
  }),
  term_kept: ({ about, on }) => ({
    subject: `你仍是“${about}”的所有者`,
    paragraphs: [
      `你在“${about}”的成员资格的结束日期是 ${on}，但没有其他长期所有者。组织必须有一位所有者，因此你的成员资格将继续，不再有结束日期。`,
      '如果你想离开，请先将其他人设为所有者。',
    ],
    button: '查看人员',
    footer: '如果你想留下，则无需任何操作。',
  }),
}
