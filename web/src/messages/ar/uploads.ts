import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: 'استغرق الرفع وقتًا طويلًا. يُرجى إعادة المحاولة باتصال أسرع أو بملف أصغر.',
  tooLarge: 'هذا الملف كبير جدًا.',
}
