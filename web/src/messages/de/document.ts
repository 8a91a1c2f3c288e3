import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) =>
    `${product} braucht JavaScript, um Sie anzumelden. Bitte schalten Sie es ein und laden Sie diese Seite neu.`,
}
