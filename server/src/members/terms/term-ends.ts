/** When the last day of a membership is over, for who would become a member. */
import type { Term } from '@atrium/contract/rules/time/term'
import type { Queryable } from '#db/database.ts'
import { endOfDay, today } from './queries.ts'

/** The moment at which it is over, where the organization is; undefined where it has no last day. */
export async function termEnd(db: Queryable, organizationId: string, { endsOn }: Term): Promise<Date | undefined> {
  return endsOn === null ? undefined : endOfDay(db, organizationId, endsOn)
}

/** Whether nobody could belong by it any more. */
export async function isTermOver(db: Queryable, organizationId: string, { endsOn }: Term): Promise<boolean> {
  return endsOn !== null && endsOn < (await today(db, organizationId))
}

/** Which day it is where the organization is, such as `2026-09-01`. */
export function dayOf(db: Queryable, organizationId: string): Promise<string> {
  return today(db, organizationId)
}
