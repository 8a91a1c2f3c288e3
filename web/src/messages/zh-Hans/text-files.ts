import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: '此文件是空的。',
  tooLarge: '此文件太大。',
  noText: '这不是文本文件。',
  noList: '这不是文本文件。请将列表另存为 CSV，然后选择该文件。',
}
