import type { legalMessages as english } from '#languages/en/legal.ts'
import type { Translation } from '#languages/translation.ts'

export const legalMessages: Translation<typeof english> = {
  terms: {
    title: '服务条款',
    paragraphs: (product) => [
      `谁可以使用这台 ${product} 服务器，由运行它的人决定；对他人造成损害的账号可能会被关闭。`,
      '你的账号只属于你一个人。请使用一个没有在别处用过的密码，并且不要告诉任何人。',
      '你和你的组织放在这里的内容始终归你们所有。你要对这些内容负责，并确保有权把它们放在这里。',
      '服务按现状提供。没有人能保证它始终可用，因此重要的内容请自行保留一份。',
    ],
  },
  privacy: {
    title: '隐私政策',
    paragraphs: (product) => [
      `${product} 会保存你提供的信息：你的邮箱、姓名、用户名，以及你所属的组织。你的密码只以无法还原的哈希值形式保存。`,
      '任何人在登录时输入你的邮箱或用户名，都会看到你的显示名称。与你同在一个组织的人可以看到你的姓名和用户名。',
      '浏览器用保存在自身存储空间里的令牌让你保持登录；退出登录后，令牌会被清除。没有跟踪你的 Cookie，也不会从其他任何地方获取内容。',
      '如果想查看、更改或删除与你有关的数据，请写信给运行这台服务器的人。',
    ],
  },
  back: '返回注册',
}
