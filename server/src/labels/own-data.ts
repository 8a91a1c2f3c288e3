/** Which labels somebody has, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { ownLabelsPage } from './queries-own-data.ts'

export const labelData: OwnData[] = [
  {
    file: 'labels.json',
    about: 'Labels that organizations gave you.',
    of: ['member_labels.uid'],
    rows: (db, { uid }) => inPages((page) => ownLabelsPage(db, uid, page)),
  },
]
