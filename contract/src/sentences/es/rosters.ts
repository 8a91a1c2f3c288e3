import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: 'Elige primero un archivo ZIP.',
  rosterUnreadable: 'Este archivo ZIP no se puede leer. Elige el archivo OneRoster tal como lo exportó tu sistema.',
  rosterUnsafe:
    'Este archivo ZIP contiene archivos que ningún listado tiene, o el mismo archivo dos veces. Expórtalo de nuevo.',
  rosterTooLarge: 'Este archivo ZIP es demasiado grande o contiene demasiado.',
  rosterNoManifest: 'Este archivo ZIP no tiene manifest.csv en su nivel superior. Elige un archivo OneRoster 1.2.',
}
