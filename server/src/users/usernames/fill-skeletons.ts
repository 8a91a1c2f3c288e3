/** Gives names from before look-alikes were refused their skeletons: the database cannot compute them. */
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/database.ts'
import { skeletonOf } from '#names/look-alikes.ts'
import { fillSkeletons, usernamesWithoutSkeleton } from './queries.ts'

const AT_ONCE = 1_000

/**
 * Of several names that look alike, all stay and the first has the skeleton, so that no new one can join them;
 * the next has it once the first is given up and this runs again. Any number of processes may do it at once.
 */
export async function fillUsernameSkeletons(db: Database): Promise<void> {
  let after = ''
  for (;;) {
    const names = await usernamesWithoutSkeleton(db, after, AT_ONCE)
    if (names.length > 0) await fill(db, names)
    if (names.length < AT_ONCE) return
    after = names.at(-1)?.uid ?? after
  }
}

async function fill(db: Database, names: { uid: string; username: string }[]): Promise<void> {
  const given = names.map((name) => ({ ...name, skeleton: skeletonOf(name.username) }))
  for (;;) {
    try {
      return await fillSkeletons(db, given)
    } catch (error) {
      // Somebody took one of them at this moment; the next try sees who.
      if (!isUniqueViolation(error, 'users_username_skeleton')) throw error
    }
  }
}
