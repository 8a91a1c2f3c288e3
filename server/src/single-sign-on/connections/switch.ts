/** What decides where people go: a connection switched on or off, and where a proven domain leads. */
import type { BodyOf } from '@atrium/contract/endpoint'
import type { SignInConnection, SignInDomain } from '@atrium/contract/organizations/sign-in-connection'
import type { changeSignInDomain } from '@atrium/contract/organizations/single-sign-on'
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { changeHeldIn, changeHeldSignedIn } from '#members/change-members.ts'
import { tellOwners } from '#members/notices/tell-owners.ts'
import type { SsoContext } from '#single-sign-on/context.ts'
import { endSignInsBy } from './end-sign-ins.ts'
import { changedNow } from './changed-by.ts'
import { held, record } from './in-change.ts'
import { updateConnection } from './queries.ts'
import { dropLeads, holdOwnDomain, setLead, signInDomains } from './queries-domains.ts'
import { shownConnection } from './show.ts'

/**
 * Refuses as `requireRole` and `holdSignedIn` do, with `not_found`; on, with `sso_not_tested` before anybody arrived by it, and with
 * `domain_not_proven` where the organization has no domain whose people could come. The other owners are told.
 */
export function switchConnection(
  context: SsoContext,
  { actor, membership, id, on }: Asking & { id: string; on: boolean },
): Promise<SignInConnection> {
  const asking = { actor, membership }
  const { publicOrigin } = context.settings
  return changeHeldSignedIn(context, asking, async (tx, { organizationId }) => {
    const row = await held(tx, organizationId, id)
    if (on !== (row.state === 'on')) {
      if (on) {
        if (row.state !== 'tested') throw new Refusal('sso_not_tested')
        if ((await signInDomains(tx, organizationId)).length === 0) throw new Refusal('domain_not_proven')
      } else await switchOff(context, tx, { organizationId, id })
      const changedBy = on && { changedBy: changedNow(row, actor) }
      await updateConnection(tx, organizationId, id, { state: on ? 'on' : 'tested', ...changedBy })
      await record(tx, asking, on ? 'sign_in.switched_on' : 'sign_in.switched_off', row.name)
      await tellOthers(context, tx, asking)
    }
    return shownConnection(tx, { organizationId, publicOrigin }, id)
  })
}

/** Who began with it goes, and who is under way does not arrive. */
async function switchOff(
  context: SsoContext,
  tx: Transaction,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<void> {
  await endSignInsBy(context, tx, { organizationId, id })
  await dropLeads(tx, organizationId, id)
}

/** Refuses as `requireRole` does, with `not_found`, with `domain_not_proven`, and `sso_not_tested` for a connection that is not on. */
export function changeDomain(
  context: SsoContext,
  { actor, membership, id, connection, only }: Asking & { id: string } & BodyOf<typeof changeSignInDomain>,
): Promise<SignInDomain> {
  const asking = { actor, membership }
  return context.db.transaction(async (tx) => {
    // The domain before the organization, as everywhere; one that is being removed is gone by then.
    const isOwn = isUuid(id) && (await holdOwnDomain(tx, membership.organizationId, id))
    return changeHeldIn(tx, asking, async (_, { organizationId }) => {
      if (!isOwn) throw new Refusal('not_found', { detail: 'no such domain' })
      const before = await ownDomain(tx, organizationId, id)
      if (!before) throw new Refusal('domain_not_proven')
      const to = connection === null ? undefined : await held(tx, organizationId, connection)
      if (to && to.state !== 'on') throw new Refusal('sso_not_tested', { detail: 'it is not on' })
      const isOnly = only && to !== undefined
      await setLead(tx, { organizationId, domainId: id, connectionId: to?.id ?? null, only: isOnly })
      await record(tx, asking, 'sign_in.domain_changed', before.domain, { connection: to?.name ?? null, only: isOnly })
      if (isOnly !== before.only) await tellOthers(context, tx, asking)
      const after = await ownDomain(tx, organizationId, id)
      if (!after) throw new Error('the domain was not found again')
      return after
    })
  })
}

async function ownDomain(tx: Transaction, organizationId: string, id: string): Promise<SignInDomain | undefined> {
  return (await signInDomains(tx, organizationId)).find((each) => each.id === id)
}

async function tellOthers(context: SsoContext, tx: Transaction, { actor, membership }: Asking): Promise<void> {
  const { organizationId } = membership
  const pathOf = (of: string) => `/organizations/${of}/security`
  await tellOwners(tx, context, { organizationId, kind: 'rules_changed', actor: actor.uid, pathOf })
}
