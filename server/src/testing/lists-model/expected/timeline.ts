/** What the timeline of an organization has to be, by its records. */
import { actionsOf, type TimelineFilter } from '@atrium/contract/people/timeline'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Facts } from '../facts.ts'
import type { Row } from './people.ts'

/** The newest first; of what was done to many at once the summary alone. Its days are those of UTC. */
export function timeline(facts: Facts, organizationId: string, { kind, by, from, to }: TimelineFilter): Row[] {
  const actions: readonly string[] = actionsOf(kind)
  const until = to === undefined ? undefined : new Date(new Date(to).getTime() + DAY_MS)
  const shown = facts.records.filter((record) => {
    const isHere = record.organizationId === organizationId && record.detail['among_many'] !== true
    const isThen = (!from || record.at >= new Date(from)) && (!until || record.at < until)
    return isHere && isThen && actions.includes(record.action) && (by === undefined || record.actor === by)
  })
  return shown
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
    .map((record) => ({
      id: String(record.id),
      at: record.at.toISOString(),
      action: record.action,
      actor: { user_id: record.actor, displayName: calledIn(facts, organizationId, record.actor) ?? '' },
      subject: calledIn(facts, organizationId, record.subject) ?? record.subject,
    }))
}

/** As they are called there now, or were as they left; undefined of what is nobody. */
function calledIn({ users, members, departures }: Facts, organizationId: string, uid: string): string | undefined {
  const person = users.find((one) => one.uid === uid)
  const isHere = (one: { organizationId: string; uid: string }) =>
    one.organizationId === organizationId && one.uid === uid
  const left = departures.find(isHere)
  if (left) return left.displayName || (left.email ?? '')
  if (!person) return undefined
  return members.find(isHere)?.displayName || person.displayName || (person.email ?? '')
}
