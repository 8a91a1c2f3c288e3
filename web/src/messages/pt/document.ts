import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) => `${product} precisa do JavaScript para você entrar. Ative-o e recarregue esta página.`,
}
