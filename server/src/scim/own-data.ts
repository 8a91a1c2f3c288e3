/** What directories say of somebody, for their archive. */
import { inPages, type OwnData } from '#db/own-data.ts'
import { saidOf } from './queries-own-data.ts'

export const provisioningData: OwnData[] = [
  {
    file: 'directories.json',
    about: 'What directories of your organizations say of you, where they keep your membership.',
    of: ['scim_users.uid', 'scim_users.email', 'scim_users.email_key'],
    rows: (db, person) => inPages((page) => saidOf(db, person, page)),
  },
]
