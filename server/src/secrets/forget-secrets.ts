/** Lets go of everything that is wrapped: for an installation that has lost its key. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/**
 * What wraps next is whatever key the next start has. People, their passwords and their sessions stay; so do second
 * steps, which backup codes meet, and connections of single sign-on, whose client secrets owners have to type in anew.
 */
export async function forgetSecrets(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from signing_keys`)
    await tx.execute(sql`delete from google_sign_ins`)
    await tx.execute(sql`delete from sso_sign_ins`)
    // Their cards go on; owners see who has nothing else any more.
    await tx.execute(
      sql`update learners set way = null, way_secret = null, wrong_tries = 0 where way_secret is not null`,
    )
    await tx.execute(sql`update mails set sealed = '', abandoned_at = coalesce(abandoned_at, now()) where sealed <> ''`)
    // What was done stays done once: whoever asks again is told so.
    await tx.execute(
      sql`update idempotency_records set answer = jsonb_set(answer, '{sealed}', '""') where answer ->> 'sealed' like 'v1.%'`,
    )
    await tx.execute(sql`delete from secrets_turns`)
    await tx.execute(sql`delete from secrets_turn_answers`)
    await tx.execute(sql`delete from secrets_keys`)
  })
}
