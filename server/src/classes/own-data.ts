/** Which classes somebody has, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { ownClassesPage } from './queries-own-data.ts'

export const classData: OwnData[] = [
  {
    file: 'classes.json',
    about: 'Classes that you are in.',
    of: ['class_members.uid'],
    rows: (db, { uid }) => inPages((page) => ownClassesPage(db, uid, page)),
  },
]
