import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) => `साइन इन करने के लिए ${product} को JavaScript चाहिए। कृपया उसे चालू करें और यह पेज फिर से लोड करें।`,
}
