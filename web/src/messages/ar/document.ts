import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from './format.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) =>
    `يحتاج ${isolate(product)} إلى JavaScript لتسجيل دخولك. يُرجى تشغيله ثم إعادة تحميل هذه الصفحة.`,
}
