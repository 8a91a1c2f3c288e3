import type { textFileMessages as english } from '#languages/en/text-files.ts'
import type { Translation } from '#languages/translation.ts'

export const textFileMessages: Translation<typeof english> = {
  empty: 'Diese Datei ist leer.',
  tooLarge: 'Diese Datei ist zu groß.',
  noText: 'Das ist keine Textdatei.',
  noList: 'Das ist keine Textdatei. Speichern Sie die Liste als CSV, und wählen Sie dann diese Datei.',
}
