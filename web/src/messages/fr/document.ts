import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) =>
    `${product} a besoin de JavaScript pour vous connecter. Activez-le, puis rechargez cette page.`,
}
