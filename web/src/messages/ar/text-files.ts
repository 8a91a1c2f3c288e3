import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: 'هذا الملف فارغ.',
  tooLarge: 'هذا الملف كبير جدًا.',
  noText: 'هذا ليس ملفًا نصيًا.',
  noList: 'هذا ليس ملفًا نصيًا. يُرجى حفظ القائمة بصيغة CSV، ثم اختيار ذلك الملف.',
}
