import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) => `${product} 需要 JavaScript 才能登录。请启用后重新加载此页面。`,
}
