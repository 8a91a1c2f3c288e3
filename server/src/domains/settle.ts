/** What becomes of a domain once its record was looked for: proven, still waiting, or lost. */
import { domainGoneDays } from '@atrium/contract/limits'
import type { DomainFinding } from '@atrium/contract/organizations/domains'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { mailOwners } from '#members/notices/mail-owners.ts'
import type { DomainsContext } from './context.ts'
import { type DomainRow, lockEverybodys, updateDomain } from './queries.ts'
import { recordValue } from './record.ts'
import type { Look } from './resolver.ts'

const LONGEST_WAIT_MS = 12 * HOUR_MS
/** For so long it is looked for by itself; then somebody has to ask. */
const SOUGHT_MS = 30 * DAY_MS
/** Where only silence answers: a name server that is gone for good keeps no proof alive. */
const UNSEEN_MS = 30 * DAY_MS

export interface Looked {
  look: Look
  /** When the look began, and now. */
  startedAt: Date
  now: Date
  /** uid of who asked; empty where the server did by itself. */
  actor: string
}

/** Answers the domain as it is then; undefined where it was removed meanwhile. */
export async function settle(
  context: DomainsContext,
  { id, domain }: Pick<DomainRow, 'id' | 'domain'>,
  looked: Looked,
): Promise<DomainRow | undefined> {
  return context.db.transaction(async (tx) => {
    const all = await lockEverybodys(tx, domain)
    const mine = all.find(({ row }) => row.id === id)
    if (!mine) return undefined
    // It may be restored; until then nobody needs to know.
    if (!mine.isThere) return updateDomain(tx, id, { nextCheckAt: later(looked.now, DAY_MS) })
    const { row } = mine
    const finding = findingOf(row, looked.look)
    if (finding !== null) return miss(tx, context, row, { ...looked, finding })
    const holder = all.find((one) => one.row.provenAt !== null && one.row.id !== id)
    if (holder?.isThere && keepsIt(holder.row, looked)) return miss(tx, context, row, { ...looked, finding: 'taken' })
    if (holder) await lose(tx, context, holder.row, looked)
    return prove(tx, row, looked)
  })
}

/** Null where the record is there. */
function findingOf(row: DomainRow, look: Look): DomainFinding | null {
  if ('finding' in look) return look.finding
  return shows(look, row) ? null : 'different'
}

function shows(look: Look, row: DomainRow): boolean {
  const value = recordValue(row)
  return 'texts' in look && look.texts.some((text) => text.trim() === value)
}

/** Another organization's proof stands while its record does, and where it was seen since this look began. */
function keepsIt(holder: DomainRow, { look, startedAt }: Looked): boolean {
  return shows(look, holder) || (holder.seenAt !== null && holder.seenAt >= startedAt)
}

async function prove(tx: Transaction, row: DomainRow, { now, startedAt, actor }: Looked): Promise<DomainRow> {
  const { organizationId, domain } = row
  if (row.provenAt === null) {
    await audit(tx, { actor, action: 'domain.proven', subject: domain, organizationId })
  }
  return updateDomain(tx, row.id, {
    provenAt: row.provenAt ?? now,
    lostAt: null,
    finding: null,
    missingSince: null,
    misses: 0,
    checkedAt: now,
    soughtSince: now,
    nextCheckAt: later(now, DAY_MS),
    // A slow look is no younger for being slow.
    seenAt: row.seenAt !== null && row.seenAt > startedAt ? row.seenAt : startedAt,
  })
}

async function miss(
  tx: Transaction,
  context: DomainsContext,
  row: DomainRow,
  looked: Looked & { finding: DomainFinding },
): Promise<DomainRow> {
  const { now, startedAt, finding } = looked
  const isProven = row.provenAt !== null
  // It was seen by somebody whose look began later: this one knows nothing new.
  if (isProven && row.seenAt !== null && row.seenAt >= startedAt) return row
  const isGone = finding !== 'unreachable'
  const missingSince = isProven && isGone ? (row.missingSince ?? now) : row.missingSince
  const goneMs = missingSince === null ? 0 : now.getTime() - missingSince.getTime()
  const unseenMs = row.seenAt === null ? 0 : now.getTime() - row.seenAt.getTime()
  const looksMissed = { checkedAt: now, finding, misses: row.misses + 1, nextCheckAt: nextLook(row, now) }
  if (isProven && ((isGone && goneMs >= domainGoneDays * DAY_MS) || unseenMs >= UNSEEN_MS)) {
    await lose(tx, context, row, looked)
    return updateDomain(tx, row.id, looksMissed)
  }
  return updateDomain(tx, row.id, { ...looksMissed, missingSince })
}

/** Proven no more, from the moment that this is written: its owners are told. */
async function lose(tx: Transaction, context: DomainsContext, row: DomainRow, { now, actor }: Looked): Promise<void> {
  const { organizationId, domain } = row
  const changes = { provenAt: null, lostAt: now, missingSince: null, misses: 0, soughtSince: now }
  await updateDomain(tx, row.id, { ...changes, nextCheckAt: later(now, HOUR_MS) })
  await audit(tx, { actor, action: 'domain.lost', subject: domain, organizationId })
  const pathOf = (name: string) => `/organizations/${name}/settings/domains`
  await mailOwners(tx, context, { organizationId, template: 'domain_lost', domain, pathOf })
}

/** A minute, two, four and so on; a proven one whose record is missing is looked for every hour. */
function nextLook(row: DomainRow, now: Date): Date | null {
  if (row.provenAt !== null) return later(now, HOUR_MS)
  if (now.getTime() - row.soughtSince.getTime() >= SOUGHT_MS) return null
  return later(now, Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(row.misses, 16)))
}

/** A tenth more or less, so that what was added together is not looked for together for ever. */
function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + Math.round(ms * (0.95 + Math.random() / 10)))
}
