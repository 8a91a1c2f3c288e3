import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: 'O envio demorou demais. Tente de novo com uma conexão mais rápida ou um arquivo menor.',
  tooLarge: 'Este arquivo é grande demais.',
}
