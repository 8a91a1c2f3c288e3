/** Whom a directory has inactive, and of whom no account was known then: the account is joined to them, and lets nobody in. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations, scimUsers } from '#db/schema.ts'
import { arriveAsMember } from '#members/arriving/arriving.ts'
import { provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

/** Somebody who is inactive in the directory before they have an account, which they have by now. */
async function inactive(name: string, joining: 'join' | 'ask' | 'off' = 'off') {
  const directory = await ground.directory(name)
  const id = await directory.user(`ada@${name}.org`, { active: false })
  const url = `/api/iam/organizations/${name}/domains`
  const { body } = await ground.ask({ url, as: directory.owner })
  const [domain] = body['results'] as [{ id: string }]
  if (joining !== 'off')
    await ground.ask({ method: 'PATCH', url: `${url}/${domain.id}`, payload: { joining }, as: directory.owner })
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
  const uidOf = async () =>
    (await ground.database.db.select().from(scimUsers).where(eq(scimUsers.id, id))).map(({ uid }) => uid)
  return { directory, id, ada, uidOf }
}

test('they are joined by the job, and are no member by that', async () => {
  const { directory, ada, uidOf } = await inactive('joined')
  await ground.joinWaiting()
  expect(await uidOf()).toEqual([ada.uid])
  expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
})

test('neither their domain nor the organization’s own sign-in lets them in, joined by then or not', async () => {
  const { directory, ada } = await inactive('shut', 'join')
  const { db } = ground.database
  const [school] = await db.select().from(organizations).where(eq(organizations.name, 'shut'))
  const arriving = { organizationId: school?.id ?? '', uid: ada.uid, emailKey: 'ada@shut.org' }
  for (let joined = 0; joined < 2; joined += 1) {
    const offers = await ground.ask({ url: '/api/iam/organizations/joinable', as: ada })
    expect(offers.body['results']).toMatchObject([{ name: 'shut', offer: 'ask' }])
    const join = await ground.ask({ method: 'POST', url: '/api/iam/organizations/shut/join', as: ada })
    expect(join.body['error']).toBe('join_by_request')
    const by = { ...arriving, role: 'User' as const, named: null, labels: [] }
    expect(await db.transaction((tx) => arriveAsMember(tx, by))).toBe('out')
    await ground.joinWaiting()
  }
  expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
})

test('their request is an owner’s to accept: staff are told why it is left', async () => {
  const { directory, ada } = await inactive('asking', 'ask')
  const staff = await ground.member('asking', 'askingstaff', 'staff')
  const url = '/api/iam/organizations/asking/requests'
  expect((await ground.ask({ method: 'POST', url, as: ada })).status).toBe(201)
  const [request] = (await ground.ask({ url, as: staff })).body['results'] as [{ id: string }]
  const accept = (as: typeof staff) =>
    ground.ask({ method: 'POST', url: `${url}/answer`, payload: { ids: [request.id], accept: true }, as })
  expect((await accept(staff)).body).toEqual({ answered: 0, left: [{ id: request.id, reason: 'directory_inactive' }] })
  expect((await accept(directory.owner)).body).toEqual({ answered: 1, left: [] })
  expect(await ground.roleOf(directory, ada.uid)).toBe('User')
})
