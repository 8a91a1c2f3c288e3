/** Imports that somebody began, for their archive: their lines are about others. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { startedImportPage } from './queries-own-data.ts'

export const importData: OwnData[] = [
  {
    file: 'imports-started.json',
    about: 'Imports of people that you started.',
    of: ['people_imports.started_by'],
    rows: (db, { uid }) => inPages((page) => startedImportPage(db, uid, page)),
  },
]
