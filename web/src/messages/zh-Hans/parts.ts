import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded: '页面的这一部分无法加载。网络恢复后会自动加载。',
  newVersion: '此页面有新版本。请先保存已输入的内容，然后重新加载页面。',
}
