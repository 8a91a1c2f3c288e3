/** Connections as their owners see them: without the secret. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import type { Queryable } from '#db/database.ts'
import type { StoredMetadataRead } from '#db/schema/organizations/single-sign-on.ts'
import { Refusal } from '#http/refusal.ts'
import { addressesOf } from '#single-sign-on/addresses.ts'
import { shownTest } from '#single-sign-on/arrivals/shown-test.ts'
import { endOf } from '#single-sign-on/saml/metadata/certificates.ts'
import { type ConnectionRow, connectionsOf, peopleOf } from './queries.ts'

interface Whose {
  organizationId: string
  publicOrigin: string
}

/** The oldest first. */
export async function shownConnections(db: Queryable, whose: Whose): Promise<SignInConnection[]> {
  const people = await peopleOf(db, whose.organizationId)
  const shown: SignInConnection[] = []
  for (const row of await connectionsOf(db, whose.organizationId)) {
    shown.push(await toConnection(db, row, { people: people.get(row.id) ?? 0, publicOrigin: whose.publicOrigin }))
  }
  return shown
}

/** Refuses with `not_found`. */
export async function shownConnection(db: Queryable, whose: Whose, id: string): Promise<SignInConnection> {
  const found = (await shownConnections(db, whose)).find((each) => each.id === id)
  if (!found) throw new Refusal('not_found', { detail: 'no such connection' })
  return found
}

async function toConnection(
  db: Queryable,
  row: ConnectionRow,
  { people, publicOrigin }: { people: number; publicOrigin: string },
): Promise<SignInConnection> {
  const { id, kind, name, state, rules, version, createdAt, lastUsedAt } = row
  const ours = allOurSide(publicOrigin, id)
  return {
    id,
    kind,
    name,
    state,
    rules,
    version,
    people,
    oidc: row.kind === 'oidc' ? row.settings : null,
    saml:
      row.kind === 'saml'
        ? {
            ...row.settings,
            certificate_ends: row.settings.certificates.map((pem) => endOf(pem).toISOString()),
            follow_metadata: row.followMetadata,
            metadata_read: row.metadataRead && shownRead(row.metadataRead),
          }
        : null,
    our_side: kind === 'oidc' ? { ...ours, metadata_url: null, acs_url: null } : { ...ours, redirect_uri: null },
    test: await shownTest(db, row),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function shownRead({ at, goodAt, problem }: StoredMetadataRead) {
  return { at, good_at: goodAt, problem }
}

/** What the other side is given, of either kind. */
export function allOurSide(publicOrigin: string, id: string) {
  const { redirectUri, metadataUrl, acsUrl } = addressesOf(publicOrigin, id)
  return { redirect_uri: redirectUri, metadata_url: metadataUrl, acs_url: acsUrl }
}
