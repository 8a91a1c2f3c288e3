/**
 * What an account has made for organizations while it was somebody else's, and by which they could come back for as long
 * as it stands: tokens of directories, and connections that trust whom they chose. Of an account that is shut it stays: it is
 * the organization's, and whoever made it may be gone for years (docs/decisions/0109).
 */
import type { Transaction } from '#db/database.ts'
import { type TellingContext, tellOwners } from '#members/notices/tell-owners.ts'
import { nameInMail } from '#messaging/words/name-in-mail.ts'
import { endTokensMadeBy } from '#scim/connections/end-given.ts'
import {
  endConnectionsChangedBy,
  type EndedConnection,
  formerConnections,
} from '#single-sign-on/connections/end-given.ts'
import type { MadeBy } from '#users/held-people.ts'
import type { ArrivalActions } from './api/actions.ts'

export interface EndingContext extends TellingContext {
  /** Absent where nobody arrives by an organization's own sign-in. */
  provider: { arrivals?: Pick<ArrivalActions, 'endSessionsBy' | 'arrivedBy'> | undefined }
}

/** By whose account, which was somebody else's. */
interface Made extends Omit<MadeBy, 'uids'> {
  uid: string
}

/** As owners call it, or what it is: one that is called as a domain has no name in a mail, and would be off without a word. */
function nameOf({ name, kind }: EndedConnection): string {
  return nameInMail(name) === '' ? { oidc: 'OpenID Connect', saml: 'SAML' }[kind] : name
}

/**
 * The caller holds the organizations, and no session yet. The other owners are told; the person is by the mail about all
 * that was done. Answers the connections whose sessions are to be ended.
 */
export async function endMade(tx: Transaction, context: EndingContext, made: Made): Promise<EndedConnection[]> {
  const tokens: { organizationId: string }[] = []
  const connections = new Map<string, EndedConnection>()
  const { arrivals } = context.provider
  // Whoever leads people to a provider of theirs comes in as any of them, other owners among them; also by one that they
  // have deleted by now.
  const former = await formerConnections(tx, made.organizationIds)
  const gone = (await arrivals?.arrivedBy(tx, [...former.keys()], made.since)) ?? []
  const byFormer = gone.filter(({ connectionId, at }) => at < (former.get(connectionId) ?? Infinity))
  const known = new Set<string>()
  // All of them at once each time: a whole school may have come by a connection that was switched off and on.
  for (let acting = [made.uid, ...byFormer.map(({ uid }) => uid)]; acting.length > 0;) {
    for (const uid of acting) known.add(uid)
    const theirs = { since: made.since, organizationIds: made.organizationIds, uids: acting }
    tokens.push(...(await endTokensMadeBy(tx, theirs, made.uid)))
    const ended = (await endConnectionsChangedBy(tx, theirs, made.uid)).filter(({ id }) => !connections.has(id))
    for (const one of ended) connections.set(one.id, one)
    const ids = ended.map(({ id }) => id)
    const arrived = ids.length === 0 ? [] : ((await arrivals?.arrivedBy(tx, ids, made.since)) ?? [])
    acting = [...new Set(arrived.map(({ uid }) => uid))].filter((uid) => !known.has(uid))
  }
  const shut = [...connections.values()].filter(({ wasThere }) => wasThere)
  for (const organizationId of new Set([...tokens, ...shut].map((ended) => ended.organizationId))) {
    const isHere = (ended: { organizationId: string }) => ended.organizationId === organizationId
    await tellOwners(tx, context, {
      organizationId,
      kind: 'account_taken_back',
      actor: made.uid,
      left: tokens.filter(isHere).length,
      names: shut.filter(isHere).map(nameOf),
      pathOf: (name) => `/organizations/${name}/timeline?kind=organization`,
    })
  }
  return [...connections.values()]
}
