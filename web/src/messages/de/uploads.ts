import type { uploadsMessages as english } from '#languages/en/uploads.ts'
import type { Translation } from '#languages/translation.ts'

export const uploadsMessages: Translation<typeof english> = {
  slow: 'Das Hochladen hat zu lange gedauert. Bitte versuchen Sie es noch einmal mit einer schnelleren Verbindung oder einer kleineren Datei.',
  tooLarge: 'Diese Datei ist zu groß.',
}
