import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden. Er lädt von selbst, sobald Sie wieder online sind.',
  newVersion:
    'Es gibt eine neue Version dieser Seite. Bitte speichern Sie, was Sie eingegeben haben, und laden Sie die Seite dann neu.',
}
