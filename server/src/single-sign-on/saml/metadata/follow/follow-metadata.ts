/** Reads the metadata of connections by itself, about once a day, where an owner switched that on. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { eachAtOnce } from '#jobs/each-at-once.ts'
import type { Jobs } from '#jobs/jobs.ts'
import { leaseDueMetadata } from '#single-sign-on/connections/queries-metadata.ts'
import type { SamlConnection } from '#single-sign-on/connections/queries.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { createGuardedFetch, type GuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { type MetadataAsked, metadataAt } from '#single-sign-on/saml/metadata/fetch-metadata.ts'
import { readMetadata } from '#single-sign-on/saml/metadata/read-metadata.ts'
import { type Read, settleMetadata, type SettlingContext } from './settle-metadata.ts'

const EVERY_MS = MINUTE_MS
/** A process that says nothing for so long is gone. */
const LEASE_MS = 300_000
/** Addresses that are asked at one time. */
const AT_ONCE = 5

export interface FollowingContext extends SettlingContext {
  fetch: GuardedFetch
  log: MetadataAsked<unknown>['log']
}

/** Any number of processes may do it at once. */
export function followMetadata(
  jobs: Jobs,
  { db, outbox, settings, log }: SsoContext & Pick<FollowingContext, 'log'>,
): void {
  const context = { db, outbox, settings, log, fetch: createGuardedFetch(settings) }
  jobs.run({ name: 'metadata', everyMs: EVERY_MS, round: () => followDue(context, () => new Date()) })
}

/** One round, at the time that `clock` says: those that are due longest. */
export async function followDue(context: FollowingContext, clock: () => Date): Promise<'more' | 'done'> {
  const now = clock()
  const due = await leaseDueMetadata(context.db, { now, until: new Date(now.getTime() + LEASE_MS), limit: AT_ONCE })
  const look = async (row: SamlConnection) => settleMetadata(context, row, await read(context, row, clock), clock())
  await eachAtOnce(due, look, (many) => `metadata of ${many} could not be looked after`)
  return due.length === AT_ONCE ? 'more' : 'done'
}

/** The address is asked as it was when an owner gave it: where it may lead is looked at each time. */
async function read(
  { fetch, log }: FollowingContext,
  { settings: { metadata_url: address } }: SamlConnection,
  clock: () => Date,
): Promise<Read> {
  if (address === null) return { problem: 'unreachable' }
  return metadataAt(fetch, { address, read: (text) => readMetadata(text, clock()), log })
}
