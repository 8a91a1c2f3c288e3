/** Connections of an organization's own sign-in, by its owners: made, looked at, changed, deleted. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { ClaimRules, SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import type {
  addSignInConnection,
  changeSignInConnection,
  listSignInConnections,
} from '@atrium/contract/organizations/single-sign-on'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceIn } from '#idempotency/with-idempotency-key.ts'
import { requireLabels } from '#labels/given-labels.ts'
import { changeHeld, changeHeldSignedIn } from '#members/change-members.ts'
import { ssoClientSecretPurpose } from '#secrets/purposes.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { changedNow, isOtherTrust } from './changed-by.ts'
import { held, record } from './in-change.ts'
import { type GivenKind, readKind } from './kind-settings.ts'
import {
  type ConnectionRow,
  connectionsOf,
  deleteConnection,
  endWays,
  forgetSubjects,
  insertConnection,
  updateConnection,
} from './queries.ts'
import { signInDomains } from './queries-domains.ts'
import { nextConnectionId } from './next-id.ts'
import { toFollow } from './to-follow.ts'
import { allOurSide, shownConnection, shownConnections } from './show.ts'
import { essentialOf } from './trust.ts'

const noRules: ClaimRules = { email: null, given_name: null, family_name: null, role: 'User', rules: [] }

type Own = { membership: Membership }

export async function connections(
  { db, provider, settings: { publicOrigin } }: SsoContext,
  { membership: { organizationId } }: Own,
): Promise<AnswerOf<typeof listSignInConnections>> {
  const nextId = nextConnectionId(organizationId, await idsOf(db, organizationId))
  return {
    offered: provider.arrivals !== undefined,
    next: nextId === undefined ? null : allOurSide(publicOrigin, nextId),
    results: await shownConnections(db, { organizationId, publicOrigin }),
    domains: await signInDomains(db, organizationId),
  }
}

async function idsOf(db: Queryable, organizationId: string): Promise<string[]> {
  return (await connectionsOf(db, organizationId)).map(({ id }) => id)
}

/** Refuses with `not_found`. */
export function oneConnection(
  { db, settings: { publicOrigin } }: SsoContext,
  { membership: { organizationId }, id }: Own & { id: string },
): Promise<SignInConnection> {
  return shownConnection(db, { organizationId, publicOrigin }, id)
}

/**
 * Refuses as `requireRole`, `holdSignedIn`, `readKind` and `onceIn` do, with `provisioning_limit`, with `not_found` for a label of elsewhere, and
 * with `sso_not_offered` where no accounts are kept here.
 */
export async function add(
  context: SsoContext,
  { actor, membership, idempotencyKey: key, ...wanted }: Asking & Keyed & BodyOf<typeof addSignInConnection>,
): Promise<SignInConnection> {
  const { db, provider, secrets, settings } = context
  const { name, rules = noRules, ...given } = wanted
  if (!provider.arrivals) throw new Refusal('sso_not_offered', { detail: 'a hosted provider keeps the accounts' })
  const read = readKind(given, settings)
  const asking = { actor, membership }
  // The client's secret is in what is asked.
  const body = { organization: membership.organizationId, ...wanted }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'addSignInConnection', body, secrets })
  return changeHeldSignedIn({ provider, db: once }, asking, async (tx, { organizationId }) => {
    const id = nextConnectionId(organizationId, await idsOf(tx, organizationId))
    if (id === undefined) throw new Refusal('provisioning_limit')
    await requireLabelsOf(tx, organizationId, rules)
    const { kind, settings: kept } = read
    const clientSecret = wrappedSecret(context, { organizationId, id }, read)
    const createdBy = actor.uid
    const following = toFollow(read)
    await insertConnection(tx, {
      organizationId,
      id,
      kind,
      name,
      settings: kept,
      clientSecret,
      rules,
      createdBy,
      ...following,
      changedBy: changedNow(undefined, actor),
    })
    await record(tx, asking, 'sign_in.added', name, { kind })
    return shownConnection(tx, { organizationId, publicOrigin: settings.publicOrigin }, id)
  })
}

/**
 * What is left out stays. Refuses as `requireRole`, `holdSignedIn` and `readKind` do, with `not_found`, `changed_meanwhile`, and `sso_on`
 * for another side of one that people sign in by.
 */
export async function change(
  context: SsoContext,
  asked: Asking & { id: string } & BodyOf<typeof changeSignInConnection>,
): Promise<SignInConnection> {
  const { actor, membership, id, version, name, rules, oidc, saml } = asked
  const { publicOrigin } = context.settings
  const read = oidc || saml ? readKind({ oidc, saml }, context.settings) : undefined
  const asking = { actor, membership }
  return changeHeldSignedIn(context, asking, async (tx, { organizationId }) => {
    const row = await held(tx, organizationId, id)
    if (row.version !== version) throw new Refusal('changed_meanwhile', { detail: `version ${row.version}` })
    if (rules) await requireLabelsOf(tx, organizationId, rules)
    const otherSide = read && (await changeSide(context, tx, row, read))
    const changedBy = isOtherTrust(row, { read, rules }) && { changedBy: changedNow(row, actor) }
    const named = { ...(name && { name }), ...(rules && { rules }) }
    await updateConnection(tx, organizationId, id, { ...named, ...otherSide, ...changedBy })
    await record(tx, asking, 'sign_in.changed', name ?? row.name)
    return shownConnection(tx, { organizationId, publicOrigin }, id)
  })
}

/** Sessions that began with it end, and domains lead there no more. Refuses as `requireRole` does, and with `not_found`. */
export function remove(context: SsoContext, { actor, membership, id }: Asking & { id: string }): Promise<void> {
  const asking = { actor, membership }
  return changeHeld(context.db, asking, async (tx, { organizationId }) => {
    const { name } = await held(tx, organizationId, id)
    await context.provider.arrivals?.endSessionsBy(tx, id)
    await deleteConnection(tx, organizationId, id)
    await record(tx, asking, 'sign_in.deleted', name)
  })
}

/** What changes of the row with what is asked of the other side. */
async function changeSide(context: SsoContext, tx: Transaction, row: ConnectionRow, read: GivenKind) {
  const { organizationId, id } = row
  if (read.kind !== row.kind) throw new Refusal('invalid_input', { fields: { [read.kind]: fieldMessages.invalid } })
  const same = JSON.stringify(essentialOf(row)) === JSON.stringify(essentialOf(read))
  if (row.state === 'on' && !same) throw new Refusal('sso_on', { detail: 'its other side would be another' })
  const given = read.clientSecret !== undefined
  if (read.kind === 'oidc' && !same && !given) {
    // Wrapped for the other side that it was given for: nobody has it sent elsewhere.
    throw new Refusal('invalid_input', { fields: { client_secret: fieldMessages.required } })
  }
  const secret = given ? { clientSecret: wrappedSecret(context, { organizationId, id }, read) } : {}
  const changed = { settings: read.settings, ...secret, ...toFollow(read, row) }
  if (!same || losesCertificate(row, read)) await endWays(tx, organizationId, id)
  if (same) return changed
  if (row.settings.issuer !== read.settings.issuer) await forgetSubjects(tx, organizationId, id)
  return { ...changed, state: 'draft' as const, test: null }
}

/** What an owner took out may be known to others: what it has verified by now is not believed. */
function losesCertificate(row: ConnectionRow, read: GivenKind): boolean {
  if (row.kind !== 'saml' || read.kind !== 'saml') return false
  return row.settings.certificates.some((pem) => !read.settings.certificates.includes(pem))
}

function wrappedSecret(
  { secrets }: SsoContext,
  of: { organizationId: string; id: string },
  { kind, settings, clientSecret }: GivenKind,
): string | null {
  if (kind !== 'oidc' || clientSecret === undefined) return null
  const { issuer, client_id: clientId } = settings
  return secrets.wrap(clientSecret, ssoClientSecretPurpose({ ...of, issuer, clientId }))
}

async function requireLabelsOf(tx: Transaction, organizationId: string, { rules }: ClaimRules): Promise<void> {
  await requireLabels(
    tx,
    organizationId,
    rules.flatMap(({ labels }) => labels),
  )
}
