import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: '上传用时过长。请换用更快的网络，或选择更小的文件，然后重试。',
  tooLarge: '此文件太大。',
}
