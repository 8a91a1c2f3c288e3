import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'
import type { leavingMessages as english } from '#languages/en/account/leaving.ts'
import type { Translation } from '#languages/translation.ts'

const pending = (on: string) => `你的账号将于 ${on}删除。`
const waiting = '只归你一人所有的组织和发布者一旦有了其他所有者，你的账号就会被删除。'

export const leavingMessages: Translation<typeof english> = {
  title: '账号',
  loading: '正在加载你的账号',
  failed: '无法加载你的账号。',

  export: {
    heading: '下载我的数据',
    lead: '与你有关的全部数据的副本：你的个人资料、登录方式、所属的组织、你的操作以及你的图片。它是一个 ZIP 压缩包，其中的文件可以用其他程序读取。',
    ask: '准备我的数据',
    asking: '正在提交',
    preparing: '正在准备你的数据。你可以离开此页面：准备好后，我们会通过邮件发送链接给你。',
    ready: (email, until) => `你的数据已准备好。我们已将链接发送到 ${email}。链接只能使用一次，有效期至 ${until}。`,
    taken: '你已下载自己的数据。',
    expired: `下载数据的链接已过期。链接的有效期为 ${exportLinkDays} 天。`,
    failedToMake: '无法准备你的数据。请重试。',
    lastAsked: (when) => `你上次申请的时间是 ${when}。`,
    nextAt: (when) => `${when}之后可以再次申请。`,
  },

  download: {
    title: '下载我的数据',
    lead: '链接只能使用一次。请把文件保存在安全的地方：其中包含与你有关的全部数据。',
    account: (email) => `你当前使用 ${email} 登录。只有申请这些数据的账号才能下载。`,
    button: '下载',
    downloading: '正在下载',
    done: '你的数据已下载。',
    toAccount: '前往我的账号',
  },

  deletion: {
    heading: '删除账号',
    lead: '你可以随时删除自己的账号。删除的过程如下：',
    consequences: [
      `${accountDeletionDays} 天内一切照旧。你可以像以前一样登录，也可以改变主意。`,
      '之后，你的账号、个人资料和成员资格都会被删除。此操作无法撤消。',
      '你在组织中所做的一切会保留，但不再显示你的名字。',
      `你的用户名在 ${restingNameDays} 天内不归任何人使用。你的邮箱地址可以立即用于新账号。`,
    ],
    onlyOwner: '你是以下组织和发布者的唯一所有者。删除账号之前，请将其他人设为所有者，或删除该组织或发布者。',
    organizations: '组织',
    publishers: '发布者',
    ask: '删除我的账号',
    asking: '正在删除',
    confirmTitle: '删除你的账号？',
    confirmLead: `账号将在 ${accountDeletionDays} 天后删除。在那之前，你可以改变主意。`,
    confirm: '删除账号',
    cancel: '取消',
    asked: (on) => `${pending(on)}我们已就此向你发送了邮件。`,
    pending,
    pendingLead: '在那之前，你可以照常使用。如果改变主意，请点击此页面顶部的“保留我的账号”。',
    waiting,
  },

  banner: {
    label: '你的账号将被删除',
    pending,
    waiting,
    see: '查看我的账号',
    keep: '保留我的账号',
    keeping: '正在保留',
    kept: '你的账号已保留。',
  },
}
