/** How long an organization has its timeline kept. */
import type { TimelineSettings } from '@atrium/contract/people/timeline'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Queryable } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { changeHeld } from '#members/change-members.ts'
import { keptDaysOf, setKeptDays } from './queries-settings.ts'

export async function settingsOf(
  { db }: { db: Queryable },
  { membership: { organizationId } }: { membership: Membership },
): Promise<TimelineSettings> {
  return { kept_days: await keptDaysOf(db, organizationId) }
}

/** Refuses with `not_found` and `forbidden` as `requireRole` does. What was so already is no entry. */
export async function changeSettings(
  { db }: DatabaseContext,
  { kept_days: keptDays, ...asking }: Asking & Pick<TimelineSettings, 'kept_days'>,
): Promise<TimelineSettings> {
  return changeHeld(db, asking, async (tx, membership) => {
    const { organizationId } = membership
    const from = await keptDaysOf(tx, organizationId)
    if (from !== keptDays) {
      await setKeptDays(tx, organizationId, keptDays)
      const detail = { from, to: keptDays }
      const { actor, membership: here } = asking
      await audit(tx, { actor: actor.uid, action: 'timeline.kept_changed', subject: here.name, organizationId, detail })
    }
    return settingsOf({ db: tx }, { membership })
  })
}
