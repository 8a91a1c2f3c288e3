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

/** As owners call it, or what it is: one that is called as a domain has no name in a mail, and would be off without a word. */
function nameOf({ name, kind }: EndedConnection): string {
  return nameInMail(name) === '' ? { oidc: 'OpenID Connect', saml: 'SAML' }[kind] : name
}

/**
 * The caller holds the organizations, and no session yet. The other owners are told; the person is by the mail about all
 * that was done. Answers the connections whose sessions are to be ended.
 */
export async function endMade(tx: Transaction, context: EndingContext, made: MadeBy): Promise<EndedConnection[]> {
  const tokens: { organizationId: string }[] = []
  const connections = new Map<string, EndedConnection>()
  const { arrivals } = context.provider
  // Whoever leads people to a provider of theirs comes in as any of them, other owners among them; also by one that they
  // have deleted by now.
  const former = await formerConnections(tx, made.organizationIds)
  const gone = (await arrivals?.arrivedBy(tx, [...former.keys()], made.since)) ?? []
  const byFormer = gone.filter(({ connectionId, at }) => at < (former.get(connectionId) ?? Infinity))
  const acting = new Set([made.uid, ...byFormer.map(({ uid }) => uid)])
  for (const uid of acting) {
    tokens.push(...(await endTokensMadeBy(tx, { ...made, uid }, made.uid)))
    for (const ended of await endConnectionsChangedBy(tx, { ...made, uid }, made.uid)) {
      if (connections.has(ended.id)) continue
      connections.set(ended.id, ended)
      const arrived = (await arrivals?.arrivedBy(tx, [ended.id], made.since)) ?? []
      for (const { uid: other } of arrived) acting.add(other)
    }
  }
  const shut = [...connections.values()].filter(({ wasThere }) => wasThere)
  for (const organizationId of new Set([...tokens, ...shut].map((ended) => ended.organizationId))) {
    const isHere = (ended: { organizationId: string }) => ended.organizationId === organizationId
    await tellOwners(tx, context, {
      ...{ organizationId, kind: 'account_taken_back', actor: made.uid },
      ...{ left: tokens.filter(isHere).length, names: shut.filter(isHere).map(nameOf) },
      pathOf: (name) => `/organizations/${name}/timeline?kind=organization`,
    })
  }
  return [...connections.values()]
}
