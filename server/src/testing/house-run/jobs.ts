/** What the server does by itself: all that is due, once. */
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { hourlyWork } from '#hourly-work.ts'
import { endDueTerms } from '#members/terms/end-due.ts'
import { linkWaiting } from '#rosters/waiting-job.ts'
import { joinWaiting } from '#scim/waiting-job.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import type { Ground } from './ground.ts'

export async function doWhatIsDue({ context }: Ground): Promise<void> {
  const { content, provider } = context
  const log = pino({ level: 'silent' })
  const work = { ...hourlyWork({ context, secrets: testSecrets, log }), ...content.sweeps, ...provider.sweeps }
  await endDueTerms(context)
  await joinWaiting(context, new Date(Date.now() + 60_000))
  await linkWaiting(context, new Date(Date.now() + 60_000))
  for (const sweep of Object.values(work)) await sweep()
}

const MOST_LOOKS = 100

/** What calls began and the server does behind them is done when it resolves; false where it goes on for long. */
export async function nothingIsUnderWay({ server: { database } }: Ground): Promise<boolean> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { rows } = (await database.db.execute(sql`
      select 1 from people_imports where finished_at is null
      union all select 1 from account_exports where ready_at is null and failed_at is null
      union all select 1 from organization_members m join organizations o on o.id = m.organization_id
        where m.term_due_at <= now() and m.removed_at is null and o.deleted_at is null
      union all select 1 from rosters where state in ('applying', 'taking_back')`)) as { rows: unknown[] }
    if (rows.length === 0) return true
  }
  return false
}
