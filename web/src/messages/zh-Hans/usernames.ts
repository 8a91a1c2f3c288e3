import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: '用户名',
  checking: '正在检查',
  available: (username) => `${username} 可以使用。`,
  unchecked: '暂时无法检查此用户名。你可以继续：最后会再次检查。',
}
