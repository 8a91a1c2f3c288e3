import { formatsOf } from '../formats.ts'
import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'

const { figure } = formatsOf('zh-Hans')

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号已启用两步验证`,
    paragraphs: [`现在，以 ${email} 登录还需要身份验证器应用中的验证码。之前登录的所有设备都已退出登录。`],
    footer: `如果不是你本人操作的，请立即重置密码，并写信给为你运行 ${productName} 的人。`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号已停用两步验证`,
    paragraphs: [`以 ${email} 登录不再需要身份验证器应用中的验证码。`],
    footer: '如果不是你本人操作的，请立即重置密码，并重新启用两步验证。',
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `你的 ${productName} 账号已停用两步验证`,
    paragraphs: [
      `为你运行 ${productName} 的人停用了 ${email} 的两步验证：登录不再需要身份验证器应用中的验证码。`,
      `原因：${reason}`,
    ],
    footer: `如果不是你要求的，请立即重置密码，并写信给为你运行 ${productName} 的人。`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号生成了新的备用验证码`,
    paragraphs: [`${email} 的备用验证码刚刚已更换：之前的已失效。`],
    footer: '如果不是你本人操作的，请立即重置密码，并生成新的备用验证码。',
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `有人用备用验证码登录了 ${productName}`,
    paragraphs: [`有人（希望是你本人）用备用验证码以 ${email} 登录。剩余备用验证码：${figure(left)} 个。`],
    footer: '如果不是你本人操作的，请立即重置密码，并生成新的备用验证码。',
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `有人为你的 ${productName} 账号输入了错误的验证码`,
    paragraphs: [`有人以 ${email} 通过了登录的第一步，然后多次输入了错误的验证码。没有人登录成功。`],
    footer: '如果不是你本人操作的，请设置新密码：有人知道你的密码。',
  }),
}
