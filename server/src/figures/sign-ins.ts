/** Sign-ins to organizations, where sessions are kept elsewhere. Those that are kept here the database counts by itself. */
import type { Database } from '#db/database.ts'
import { countSignIn } from './queries-keeping.ts'

/** In: the organization's name, and who goes there; of whoever is no member, nothing is counted. */
export function noteSignIn(db: Database, signIn: { organization: string; uid: string }): Promise<void> {
  return countSignIn(db, signIn)
}
