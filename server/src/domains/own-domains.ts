/** Domains of an organization, by its owners: added, looked for, opened to people, removed. */
import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@atrium/contract/endpoint'
import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { addDomain, changeDomain, OrganizationDomain } from '@atrium/contract/organizations/domains'
import { DAY_MS, MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import { type DatabaseContext, isUniqueViolation, type Queryable } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceIn } from '#idempotency/with-idempotency-key.ts'
import { requireLabels } from '#labels/given-labels.ts'
import { knownLabels } from '#labels/labels.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { changeHeld } from '#members/change-members.ts'
import { requireRoleStill } from '#members/membership.ts'
import type { DomainsContext, LookingContext } from './context.ts'
import { readDomain } from './domain-name.ts'
import {
  countDomains,
  deleteDomain,
  type DomainRow,
  domainsOfOrganization,
  findDomain,
  insertDomain,
  lockDomain,
  updateDomain,
} from './queries.ts'
import { newSeed, recordName, recordValue } from './record.ts'
import { endRequestsBy } from './requests/end-requests.ts'
import { settle } from './settle.ts'

/** Nobody has set the record sooner. */
const FIRST_LOOK_MS = MINUTE_MS

export async function domainsOf(
  { db }: DatabaseContext,
  { membership: { organizationId } }: { membership: Membership },
): Promise<{ results: OrganizationDomain[] }> {
  const rows = await domainsOfOrganization(db, organizationId)
  const labels = await knownLabels(db, organizationId, [...new Set(rows.flatMap((row) => row.labels))])
  return { results: rows.map((row) => toDomain(row, labels)) }
}

/**
 * Refuses with `invalid_input` as `readDomain` does, as `requireRole` does, with `domain_exists`, and with `domain_limit`
 * where the organization has as many as it can have, and as `onceIn` does.
 */
export async function add(
  { db }: DatabaseContext,
  { actor, membership, domain: written, idempotencyKey: key }: Asking & Keyed & BodyOf<typeof addDomain>,
): Promise<OrganizationDomain> {
  const domain = readDomain(written)
  const body = { organization: membership.organizationId, domain }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'addDomain', body })
  try {
    return await changeHeld(once, { actor, membership }, async (tx, { organizationId }) => {
      // One after the other, so that any number at once are counted as they are.
      if ((await countDomains(tx, organizationId)) >= maxDomains) throw new Refusal('domain_limit')
      const nextCheckAt = new Date(Date.now() + FIRST_LOOK_MS)
      const row = await insertDomain(tx, { id: randomUUID(), organizationId, domain, seed: newSeed(), nextCheckAt })
      await audit(tx, { actor: actor.uid, action: 'domain.added', subject: domain, organizationId })
      return toDomain(row, [])
    })
  } catch (error) {
    if (isUniqueViolation(error, 'organization_domains_own')) throw new Refusal('domain_exists')
    throw error
  }
}

/** Looks now. Refuses with `not_found` for one of elsewhere, as `requireRole` does, and with `too_many_requests`. */
export async function check(
  context: LookingContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<OrganizationDomain> {
  const { db, limiter, lookUp } = context
  const { organizationId } = membership
  const row = isUuid(id) ? await findDomain(db, organizationId, id) : undefined
  if (!row) throw new Refusal('not_found', { detail: 'no such domain' })
  await countAttempt(limiter, { limit: 'domainCheck', subject: organizationId })
  await requireRoleStill(db, { actor, membership })
  const startedAt = new Date()
  // Somebody waits for it: from here on it is looked for by itself again.
  if (row.provenAt === null) await updateDomain(db, row.id, { misses: 0, soughtSince: startedAt })
  const look = await lookUp(row.domain)
  const settled = await settle(context, row, { look, startedAt, now: new Date(), actor: actor.uid })
  if (!settled) throw new Refusal('not_found', { detail: 'it was removed meanwhile' })
  return withLabels(db, settled)
}

/**
 * Whom a domain lets in, and as what. Refuses with `not_found` for a domain or a label of elsewhere, as `requireRole` does,
 * with `changed_meanwhile` where another owner has changed that since the given version, and with `domain_not_proven` where
 * it is to let somebody in and is not proven.
 */
export async function change(
  { db }: DatabaseContext,
  { actor, membership, id, version, ...wanted }: Asking & { id: string } & BodyOf<typeof changeDomain>,
): Promise<OrganizationDomain> {
  return db.transaction(async (tx) => {
    const { organizationId } = await requireRoleStill(tx, { actor, membership })
    const row = isUuid(id) ? await lockDomain(tx, organizationId, id) : undefined
    if (!row) throw new Refusal('not_found', { detail: 'no such domain' })
    const { joiningVersion } = row
    if (version !== undefined && joiningVersion !== version)
      throw new Refusal('changed_meanwhile', { detail: `version ${joiningVersion}` })
    const { joining = row.joining, role = row.role } = wanted
    if (wanted.joining !== undefined && joining !== 'off' && row.provenAt === null) {
      throw new Refusal('domain_not_proven')
    }
    const labels = wanted.labels ? await requireLabels(tx, organizationId, wanted.labels) : row.labels
    const changed = await updateDomain(tx, row.id, { joining, role, labels, joiningVersion: joiningVersion + 1 })
    const detail = { joining, role, labels: labels.length }
    await audit(tx, { actor: actor.uid, action: 'domain.changed', subject: row.domain, organizationId, detail })
    return withLabels(tx, changed)
  })
}

/** With the requests that came by it, whose people are told. Refuses with `not_found`, and as `requireRole` does. */
export async function remove(
  context: DomainsContext,
  { actor, membership, id }: Asking & { id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { organizationId, displayName } = await requireRoleStill(tx, { actor, membership })
    const row = isUuid(id) ? await lockDomain(tx, organizationId, id) : undefined
    if (!row) throw new Refusal('not_found', { detail: 'no such domain' })
    await endRequestsBy(tx, context, { organizationId, displayName, domainId: row.id })
    await deleteDomain(tx, row.id)
    await audit(tx, { actor: actor.uid, action: 'domain.removed', subject: row.domain, organizationId })
  })
}

async function withLabels(db: Queryable, row: DomainRow): Promise<OrganizationDomain> {
  return toDomain(row, await knownLabels(db, row.organizationId, row.labels))
}

function toDomain(row: DomainRow, labels: OrganizationDomain['labels']): OrganizationDomain {
  const { id, domain, provenAt, lostAt, missingSince, finding, joining, role } = row
  const provenUntil = missingSince && new Date(missingSince.getTime() + domainGoneDays * DAY_MS)
  return {
    id,
    domain,
    finding,
    joining,
    role,
    state: provenAt ? 'proven' : lostAt ? 'lost' : 'waiting',
    record: { name: recordName(domain), value: recordValue(row) },
    provenAt: provenAt?.toISOString() ?? null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    provenUntil: provenUntil?.toISOString() ?? null,
    labels: labels.filter((label) => row.labels.includes(label.id)),
    version: row.joiningVersion,
  }
}
