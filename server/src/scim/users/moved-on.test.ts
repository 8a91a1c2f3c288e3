/** Whom a directory takes up again: only whose account is the organization's by an address of now. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { organizationDomains, organizations, scimUsers } from '#db/schema.ts'
import type { Actor } from '#http/actor.ts'
import { arriveAsMember } from '#members/arriving/arriving.ts'
import {
  activate,
  deactivate,
  type Directory,
  membershipState,
  provisioningGround,
} from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

/** Deactivated by the directory; then their account has a private address. */
async function movedOn(name: string) {
  const directory = await ground.directory(name)
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
  const id = await directory.user(`ada@${name}.org`)
  await directory.ask('PATCH', `/Users/${id}`, deactivate)
  await ground.move(ada, `${name}@private.example`)
  return { directory, ada, id }
}

const loseDomain = (name: string) =>
  ground.database.db.delete(organizationDomains).where(eq(organizationDomains.domain, `${name}.org`))

const stateOf = async (directory: Directory, id: string) => {
  const { body } = await directory.ask('GET', `/Users/${id}`)
  return [body['active'], (body[membershipState] as { state: string }).state]
}

describe('activating somebody whose account has moved on', () => {
  test('400 where the domain is lost too, as of somebody new: nobody is a member, and nothing is written', async () => {
    const { directory, ada, id } = await movedOn('lostdomain')
    await loseDomain('lostdomain')
    for (const [method, body] of [
      ['PATCH', activate],
      ['PUT', { userName: 'ada@lostdomain.org', active: true }],
    ] as const) {
      expect(await directory.ask(method, `/Users/${id}`, body)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidValue' },
      })
    }
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
    expect(await stateOf(directory, id)).toEqual([false, 'ended'])
    // And the owner has no say over whoever has left.
    const renamed = { method: 'PATCH', url: `/api/users/${ada.uid}`, query: { organization: 'lostdomain' } } as const
    const change = { ...renamed, payload: { username: 'renamedada' }, as: directory.owner }
    expect((await ground.ask(change)).status).toBe(404)
  })

  test('200, waiting, where the domain is still proven, until somebody has the address confirmed again', async () => {
    const { directory, ada, id } = await movedOn('stillproven')
    expect(await directory.ask('PATCH', `/Users/${id}`, activate)).toMatchObject({
      status: 200,
      body: { active: true, [membershipState]: { state: 'waiting' } },
    })
    await ground.joinWaiting()
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
    await ground.move(ada, 'ada@stillproven.org')
    await ground.joinWaiting()
    expect(await ground.roleOf(directory, ada.uid)).toBe('User')
  })

  test('likewise where the address is claimed, and nobody has confirmed it', async () => {
    const { directory, ada, id } = await movedOn('onlyclaimed')
    await ground.move(ada, 'ada@onlyclaimed.org', false)
    await directory.ask('PATCH', `/Users/${id}`, activate)
    expect(await stateOf(directory, id)).toEqual([true, 'waiting'])
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
  })

  test('200, a member, where the account has another address of a proven domain, told together or not', async () => {
    const { directory, ada, id } = await movedOn('renamedhere')
    await ground.move(ada, 'ada.married@renamedhere.org')
    const put = (active: boolean, name: string) =>
      directory.ask('PUT', `/Users/${id}`, { userName: `${name}@renamedhere.org`, active })
    for (const back of [
      () => directory.ask('PATCH', `/Users/${id}`, activate),
      () => put(true, 'ada.married'),
      () => put(true, 'ada'),
    ]) {
      await back()
      expect(await stateOf(directory, id)).toEqual([true, 'member'])
      expect(await ground.roleOf(directory, ada.uid)).toBe('User')
      await directory.ask('PATCH', `/Users/${id}`, deactivate)
    }
  })

  test('deactivated with an address of anywhere, as directories rename whom they delete: the membership ends', async () => {
    const directory = await ground.directory('mangled')
    const ada = await ground.resident('mangledada', 'ada@mangled.org')
    const id = await directory.user('ada@mangled.org')
    const gone = { userName: '0b1cada@mangled.onmicrosoft.com', active: false }
    expect((await directory.ask('PUT', `/Users/${id}`, gone)).status).toBe(200)
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
    expect((await directory.ask('PUT', `/Users/${id}`, { ...gone, active: true })).status).toBe(400)
  })

  test('deactivated still, and deleted: both are done, whatever the domain is by now', async () => {
    const { directory, id } = await movedOn('stillgoes')
    await loseDomain('stillgoes')
    expect((await directory.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(200)
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
  })
})

describe('an address that its person has moved on from, and confirmed again in another account', () => {
  /** Inactive in the directory as their first account; their domain is open to everybody. */
  async function cameAgain(name: string) {
    const { directory, id } = await movedOn(name)
    const domains = `/api/iam/organizations/${name}/domains`
    const { body } = await ground.ask({ url: domains, as: directory.owner })
    const [domain] = body['results'] as [{ id: string }]
    const payload = { joining: 'join' }
    await ground.ask({ method: 'PATCH', url: `${domains}/${domain.id}`, payload, as: directory.owner })
    return { directory, id, again: await ground.resident(`${name}again`, `ada@${name}.org`) }
  }
  const invited = async ({ organization, owner }: Directory, as: Actor) => {
    const payload = { email: as.email }
    const { body } = await ground.ask({
      method: 'POST',
      url: '/api/users/invites',
      query: { organization },
      payload,
      as: owner,
    })
    const accept = { method: 'POST', url: '/api/users/invites/success', payload: { token: body['token'] }, as } as const
    expect((await ground.ask(accept)).status).toBe(200)
  }

  test('is inactive there too: neither the domain nor the organization’s own sign-in lets them in', async () => {
    const { directory, again } = await cameAgain('anewshut')
    const { db } = ground.database
    const offers = await ground.ask({ url: '/api/iam/organizations/joinable', as: again })
    expect(offers.body['results']).toMatchObject([{ name: 'anewshut', offer: 'ask' }])
    const joined = await ground.ask({ method: 'POST', url: '/api/iam/organizations/anewshut/join', as: again })
    expect(joined.body['error']).toBe('join_by_request')
    const [school] = await db.select().from(organizations).where(eq(organizations.name, 'anewshut'))
    const arriving = { organizationId: school?.id ?? '', uid: again.uid, emailKey: 'ada@anewshut.org' }
    const by = { ...arriving, role: 'User' as const, named: null, labels: [] }
    expect(await db.transaction((tx) => arriveAsMember(tx, by))).toBe('out')
    expect(await ground.roleOf(directory, again.uid)).toBeUndefined()
  })

  test.each([
    ['inactive', ['PATCH', deactivate, 200], 'anewoff'],
    ['inactive under another name', ['PUT', { userName: '0b1cada@elsewhere.example', active: false }, 200], 'anewput'],
    ['gone', ['DELETE', undefined, 204], 'anewgone'],
  ] as const)('ends with the directory’s next word: %s', async (_word, [method, said, status], name) => {
    const { directory, id, again } = await cameAgain(name)
    await invited(directory, again)
    expect(await ground.roleOf(directory, again.uid)).toBe('User')
    expect((await directory.ask(method, `/Users/${id}`, said)).status).toBe(status)
    expect(await ground.roleOf(directory, again.uid)).toBeUndefined()
  })

  test('whom another directory has active stays', async () => {
    const { directory, id, again } = await cameAgain('anewkept')
    const other = await ground.connect('anewkept', directory.owner)
    await other.user('ada@anewkept.org')
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await ground.roleOf(directory, again.uid)).toBe('User')
  })

  test('staff do not take them in again, and an owner does', async () => {
    const { directory, id, again } = await cameAgain('anewstaff')
    const staff = await ground.member('anewstaff', 'anewstaffer', 'staff')
    await invited(directory, again)
    await directory.ask('PATCH', `/Users/${id}`, deactivate)
    const query = { organization: 'anewstaff' }
    const listed = await ground.ask({ url: '/api/users/members/former', query, as: staff })
    expect(listed.body['results']).toContainEqual(expect.objectContaining({ user_id: again.uid, mayRenew: false }))
    const renew = (as: Actor) =>
      ground.ask({ method: 'POST', url: '/api/users/members/renew', query, payload: { ids: [again.uid] }, as })
    expect([(await renew(staff)).status, (await renew(directory.owner)).status]).toEqual([403, 200])
  })
})

test('whoever waits is not let in once the domain is lost, and is once it is proven again', async () => {
  const directory = await ground.directory('waitlost')
  const ada = await ground.resident('waitlostada', 'ada@waitlost.org', false)
  await directory.user('ada@waitlost.org')
  await ground.move(ada, 'ada@waitlost.org')
  const { db } = ground.database
  const of = eq(organizationDomains.domain, 'waitlost.org')
  const [domain] = await db.update(organizationDomains).set({ provenAt: null }).where(of).returning()
  await ground.joinWaiting()
  expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
  expect(await db.$count(scimUsers, eq(scimUsers.uid, ada.uid))).toBe(0)
  await db
    .update(organizationDomains)
    .set({ provenAt: new Date() })
    .where(eq(organizationDomains.id, domain?.id ?? ''))
  await ground.joinWaiting()
  expect(await ground.roleOf(directory, ada.uid)).toBe('User')
})
