import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: 'Bitte wählen Sie zuerst ein ZIP-Archiv.',
  rosterUnreadable:
    'Das ist kein lesbares ZIP-Archiv. Bitte wählen Sie das OneRoster-Archiv, wie Ihr System es exportiert hat.',
  rosterUnsafe:
    'Dieses Archiv enthält Dateien, die keine Liste hat, oder eine Datei zweimal. Bitte exportieren Sie es noch einmal.',
  rosterTooLarge: 'Dieses Archiv ist zu groß oder enthält zu viel.',
  rosterNoManifest:
    'Dieses Archiv hat keine manifest.csv auf der obersten Ebene. Bitte wählen Sie ein OneRoster-1.2-Archiv.',
}
