/** Who takes a former member in again. */
import type { Role } from '@atrium/contract/rules/roles'
import type { DirectoryWord } from '#scim/words.ts'
import { mayGiveTerm } from './set-terms.ts'

/** Whom a directory has inactive, an owner alone: what the organization's own system has ended is no matter of staff. */
export function mayRenew(by: Role, former: Role, word: DirectoryWord | undefined): boolean {
  return mayGiveTerm(by, former) && (by === 'owner' || word !== 'inactive')
}
