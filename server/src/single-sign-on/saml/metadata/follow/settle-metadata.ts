/**
 * What becomes of a connection once its metadata was read by itself: its certificates, and nothing else. Who is trusted
 * (entity ID) and where people are sent (addresses) only an owner changes: that these differ is told.
 */
import { metadataNoticeDays } from '@atrium/contract/limits'
import type { FollowedMetadataProblem, SamlMetadataProblem } from '@atrium/contract/organizations/sign-in-connection'
import { DAY_MS, HOUR_MS } from '@atrium/contract/rules/time/lengths'
import { audit } from '#audit/audit.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { StoredMetadataRead } from '#db/schema/organizations/single-sign-on.ts'
import { holdPeople } from '#members/change-members.ts'
import { mailOwners } from '#members/notices/mail-owners.ts'
import { noteMetadataRead } from '#single-sign-on/connections/queries-metadata.ts'
import { endWays, lockConnection, type SamlConnection, updateConnection } from '#single-sign-on/connections/queries.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import type { ProviderMetadata } from '#single-sign-on/saml/metadata/read-metadata.ts'
import { differences, nextCertificates } from './next-certificates.ts'

export type Read = { provider: ProviderMetadata } | { problem: SamlMetadataProblem }

export type SettlingContext = Pick<SsoContext, 'outbox'> & { db: Database; settings: { publicOrigin: string } }

/**
 * Where the connection is another by now, of another address, or followed no more, what was read says nothing of it; nor
 * where somebody has written it since, or it is somebody else's turn: whoever was held up may have read what is older than
 * that. Each turn ends at a moment of its own, which stands in the row until it is settled, and then it is read again.
 */
export async function settleMetadata(
  context: SettlingContext,
  { organizationId, id, settings: asked, version, metadataDueAt: endOfTurn }: SamlConnection,
  read: Read,
  now: Date,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // As each change by an owner holds them; of one that is closed nobody needs to know.
    if (!(await holdPeople(tx, organizationId))) return
    const row = await lockConnection(tx, organizationId, id)
    if (row?.kind !== 'saml' || !row.followMetadata || row.state === 'draft') return
    const { settings } = row
    if (row.version !== version || row.metadataDueAt?.getTime() !== endOfTurn?.getTime()) return
    if (settings.metadata_url !== asked.metadata_url || settings.issuer !== asked.issuer) return
    const problem = problemOf(row, read, now)
    if ('provider' in read && (problem === null || problem === 'other_addresses')) {
      await takeCertificates(tx, context, row, { offered: read.provider.certificates, now })
    }
    const noted = toNote(row.metadataRead, problem, now)
    const tell = toTell(noted, now)
    if (tell) await tellOwners(tx, context, row, tell)
    await noteMetadataRead(tx, row, {
      metadataRead: tell ? { ...noted, told: problem } : noted,
      metadataDueAt: nextRead(noted, now),
    })
  })
}

/** Null where there is nothing to say of it. */
function problemOf({ settings }: SamlConnection, read: Read, now: Date): FollowedMetadataProblem | null {
  if ('problem' in read) return read.problem
  const { issuer, redirect_url, post_url, certificates } = read.provider
  if (issuer !== settings.issuer) return 'other_issuer'
  if (nextCertificates(settings.certificates, certificates, now).length === 0) return 'certificates_ended'
  const isOther = (ours: string | null, theirs: string | null) => ours !== null && ours !== theirs
  const areOther = isOther(settings.redirect_url, redirect_url) || isOther(settings.post_url, post_url)
  return areOther ? 'other_addresses' : null
}

async function takeCertificates(
  tx: Transaction,
  context: SettlingContext,
  row: SamlConnection,
  { offered, now }: { offered: readonly string[]; now: Date },
): Promise<void> {
  const { organizationId, id, name, settings } = row
  const certificates = nextCertificates(settings.certificates, offered, now)
  const detail = differences(settings.certificates, certificates)
  if (detail.added === 0 && detail.removed === 0) return
  await updateConnection(tx, organizationId, id, { settings: { ...settings, certificates } })
  // As of one that an owner takes out: what it has verified by now is not believed.
  if (detail.removed > 0) await endWays(tx, organizationId, id)
  await audit(tx, { actor: '', action: 'sign_in.certificates_followed', subject: name, organizationId, detail })
  await tellOwners(tx, context, row, 'certificates_followed')
}

function toNote(
  before: StoredMetadataRead | null,
  problem: FollowedMetadataProblem | null,
  now: Date,
): StoredMetadataRead {
  const at = now.toISOString()
  if (problem === null) return { at, goodAt: at, problem, failures: 0, failingSince: null, told: null }
  return {
    at,
    problem,
    goodAt: before?.goodAt ?? null,
    told: before?.told ?? null,
    failures: (before?.failures ?? 0) + 1,
    failingSince: before?.failingSince ?? at,
  }
}

/** What differs at once, and what cannot be read once it stays so: of each once, until it is good again. */
function toTell({ problem, told, failingSince }: StoredMetadataRead, now: Date) {
  if (problem === null || problem === told) return undefined
  if (differs(problem)) return 'metadata_differs'
  const since = failingSince === null ? now.getTime() : Date.parse(failingSince)
  const isForLong = now.getTime() - since >= metadataNoticeDays * DAY_MS
  return isForLong && (told === null || differs(told)) ? 'metadata_unread' : undefined
}

/** It was read, and says something that only an owner may take over. */
function differs(problem: FollowedMetadataProblem): boolean {
  return problem === 'other_issuer' || problem === 'other_addresses'
}

/** Once a day; after a failure an hour, two, four and so on. A tenth more or less, so that not all are read together. */
function nextRead({ failures, problem }: StoredMetadataRead, now: Date): Date {
  const wait =
    problem === null || differs(problem) ? DAY_MS : Math.min(DAY_MS, HOUR_MS * 2 ** Math.min(failures - 1, 16))
  return new Date(now.getTime() + Math.round(wait * (0.9 + Math.random() / 5)))
}

async function tellOwners(
  tx: Transaction,
  context: SettlingContext,
  { organizationId, id }: SamlConnection,
  template: 'certificates_followed' | 'metadata_differs' | 'metadata_unread',
): Promise<void> {
  const pathOf = (name: string) => `/organizations/${name}/settings/single-sign-on/${id}`
  await mailOwners(tx, context, { organizationId, template, pathOf })
}
