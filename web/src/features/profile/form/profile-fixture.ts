/** For tests: a person whose profile is stored, and what is typed over it. */
import type { User } from '@atrium/contract/users'
import { type Edits, storedValues, withEdit } from './profile-fields.ts'

export const ada: User = {
  user_id: 'ada',
  given_name: 'Ada',
  family_name: 'Lovelace',
  displayName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.com',
  pronounce: 'mr',
  photoURL: null,
}
export const stored = storedValues(ada)
export const typed = (values: Partial<typeof stored>): Edits =>
  Object.entries(values).reduce<Edits>(
    (edits, [field, value]) => withEdit(edits, stored, field as keyof typeof stored, value),
    {},
  )
