import type { accountMails as english } from '../en/account-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const accountMails: TranslatedMails<typeof english> = {
  account_disabled: ({ productName, email, reason }) => ({
    subject: `你的 ${productName} 账号已停用`,
    paragraphs: [
      `${email} 的账号刚刚被停用：任何人都无法再用它登录，所有已登录的设备都已退出登录。`,
      `原因：${reason}`,
    ],
    footer: `如果你认为这是误操作，请写信给为你运行 ${productName} 的人。`,
  }),
  account_enabled: ({ productName, email, reason }) => ({
    subject: `你的 ${productName} 账号可以重新使用`,
    paragraphs: [`${email} 的账号刚刚已重新启用。你可以像以前一样登录。`, `原因：${reason}`],
    footer: '如果你在这里没有账号，可以忽略此邮件。',
  }),
  sessions_ended: ({ productName, email, reason }) => ({
    subject: `你已在所有位置退出 ${productName}`,
    paragraphs: [
      `为你运行 ${productName} 的人刚刚让 ${email} 在所有设备上退出了登录。你可以像以前一样重新登录。`,
      `原因：${reason}`,
    ],
    footer: `如果这不在你的预料之中，请写信给为你运行 ${productName} 的人。`,
  }),
  export_ready: ({ productName, email, goodFor }) => ({
    subject: `你的 ${productName} 数据可以下载了`,
    paragraphs: [
      `你申请了 ${productName} 中与 ${email} 有关的数据的副本，现已准备好。`,
      `请登录你的账号来下载。链接只能使用一次，${goodFor}内有效。`,
    ],
    button: '下载我的数据',
    footer: '如果不是你本人申请的，请设置新密码：有人能用你的密码登录。',
  }),
  deletion_asked: ({ productName, email, on }) => ({
    subject: `你的 ${productName} 账号将于 ${on}删除`,
    paragraphs: [
      `有人（希望是你本人）申请删除 ${email} 的账号。账号及其全部内容将于 ${on}删除。`,
      '在那之前，你可以像以前一样登录。如果改变主意，请登录并点击“保留我的账号”。',
    ],
    button: '保留我的账号',
    footer: '如果不是你本人申请的，请保留账号并设置新密码：有人能用你的密码登录。',
  }),
  account_gone: ({ productName, email, on }) => ({
    subject: `你的 ${productName} 数据将于 ${on}删除`,
    paragraphs: [
      `你以 ${email} 登录的账号已被删除，任何人都无法再用它登录。${productName} 中与你有关的数据将于 ${on}删除。`,
    ],
    footer: '如果不是你删除的，请在那一天之前联系支持人员。',
  }),
  deletion_withdrawn: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号不会被删除`,
    paragraphs: [`${email} 的账号保持不变：删除申请刚刚已撤回。`],
    footer: '如果不是你本人操作的，请设置新密码，然后再次申请删除账号。',
  }),
  deletion_waits: ({ productName, names }) => ({
    subject: `你的 ${productName} 账号暂时无法删除`,
    paragraphs: [
      names === ''
        ? '你的账号本应删除，但有些内容现在已没有其他所有者。'
        : `你的账号本应删除，但以下内容现在已没有其他所有者：${names}。`,
      '请将其他人设为所有者，或将其删除。完成后，你的账号会立即删除。',
    ],
    button: '查看我的账号',
    footer: '如果你改变了主意，请登录并点击“保留我的账号”。',
  }),
  account_deleted: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号已删除`,
    paragraphs: [
      `根据你的申请，${email} 的账号刚刚已删除。任何人都无法再登录它；你为他人所做的一切会保留，但不再显示你的名字。`,
    ],
    footer: '这是与此账号有关的最后一封邮件。你可以随时用此地址创建新账号。',
  }),
  passkey_added: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号添加了通行密钥`,
    paragraphs: [`${email} 的账号刚刚添加了一个通行密钥。用它登录不需要密码。`],
    button: '查看你的通行密钥',
    footer: '如果不是你本人添加的，请在那里将其移除，并立即更改密码。',
  }),
  passkey_removed: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号移除了通行密钥`,
    paragraphs: [
      `${email} 的账号刚刚移除了一个通行密钥。它已无法用于登录；在其他地方用通行密钥登录的设备都已退出登录。`,
    ],
    button: '查看你的通行密钥',
    footer: '如果不是你本人操作的，请立即更改密码。',
  }),
  google_added: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号已关联 Google`,
    paragraphs: [`${email} 的账号刚刚关联了一个 Google 账号。用它登录不需要密码。`],
    button: '查看你的登录方式',
    footer: '如果不是你本人关联的，请在那里取消关联，并立即更改密码。',
  }),
  google_removed: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号已取消关联 Google`,
    paragraphs: [
      `${email} 的账号刚刚取消了 Google 账号的关联。它已无法用于登录；在其他地方用 Google 登录的设备都已退出登录。`,
    ],
    button: '查看你的登录方式',
    footer: '如果不是你本人操作的，请立即更改密码。',
  }),
  password_added: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号已设置密码`,
    paragraphs: [`${email} 的账号之前没有密码，刚刚设置了一个。它可以用于登录；其他所有设备都已退出登录。`],
    button: '查看你的登录方式',
    footer: '如果不是你本人设置的，请在登录时通过“忘记密码？”立即换一个密码。',
  }),
  password_changed: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号的密码已更改`,
    paragraphs: [`${email} 的账号刚刚更改了密码；其他所有设备都已退出登录。`],
    button: '查看你的登录方式',
    footer: '如果不是你本人更改的，请在登录时通过“忘记密码？”立即换一个密码。',
  }),
  password_removed: ({ productName, email }) => ({
    subject: `你的 ${productName} 账号的密码已移除`,
    paragraphs: [`${email} 的账号刚刚移除了密码。它已无法用于登录；在其他地方用它登录的设备都已退出登录。`],
    button: '查看你的登录方式',
    footer: '如果不是你本人操作的，请在登录时通过“忘记密码？”立即换一个密码。',
  }),
}
