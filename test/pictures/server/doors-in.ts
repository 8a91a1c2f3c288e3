/** What the picture school has of ways in: a directory that came, a sign-in of its own being set up, a roster looked through, learners without an address. */
import { addConnection } from '@atrium/contract/organizations/provisioning'
import { addSignInConnection } from '@atrium/contract/organizations/single-sign-on'
import { makeLearners } from '@atrium/contract/people/learners'
import { getRoster, uploadRoster } from '@atrium/contract/people/rosters'
import { formWith, rosterZip, schoolFiles } from '../../../server/src/testing/fixtures/roster-archives.ts'
import type { Session } from '../../support/account-client.ts'
import { ask, untilAnswered } from './ask.ts'

export interface DoorsIn {
  directoryId: string
  connectionId: string
  rosterId: string
}

const learners = [
  { username: 'blaise', given_name: 'Blaise', family_name: 'Pascal' },
  { username: 'maria', given_name: 'Maria', family_name: 'Agnesi' },
]

const rostered = schoolFiles(
  [
    { id: 'hopper', role: 'teacher', email: 'hopper@example.com', classes: ['algebra'] },
    { id: 'noether', email: 'noether@example.com', classes: ['algebra', 'stars'] },
    { id: 'kepler', email: 'kepler@example.com', classes: ['stars'] },
    { id: 'nobody', email: 'no address at all', classes: ['stars'] },
  ],
  { algebra: 'Algebra', stars: 'Stars of the summer' },
)

/** `name`: the school's. As its owner, who has signed in a moment ago. */
export async function makeDoorsIn(origin: string, owner: Session, name: string): Promise<DoorsIn> {
  const { connection, token } = await ask<{ connection: { id: string }; token: string }>(origin, addConnection, owner, {
    name,
    body: { directory: 'entra', groups: 'classes' },
  })
  for (const userName of ['kepler@lovelace.example', 'brahe@lovelace.example'])
    await fetch(`${origin}/scim/v2/${name}/Users`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName }),
    })
  await ask(origin, makeLearners, owner, { name, body: { learners } })
  const oidc = { preset: 'keycloak', issuer: 'https://login.lovelace.example/realms/school', client_id: 'atrium' }
  const { id: connectionId } = await ask<{ id: string }>(origin, addSignInConnection, owner, {
    name,
    body: { name: 'School accounts', oidc: { ...oidc, client_secret: 'Quiet-arches-of-stone' } },
  })
  const { headers, payload } = formWith(rosterZip({ files: rostered }), 'Student information system')
  const { id: rosterId } = await ask<{ id: string }>(origin, uploadRoster, owner, {
    name,
    headers,
    body: new Uint8Array(payload),
  })
  await untilAnswered<{ state: string }>(
    origin,
    `${getRoster.path.replace(':id', rosterId)}?organization=${name}`,
    owner,
    ({ state }) => state !== 'reading',
  )
  return { directoryId: connection.id, connectionId, rosterId }
}
