/** Members, roles, owners and hand-overs, by status. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const members = '/api/users/members'
const inside = (organization: string, more: Record<string, string> = {}) => ({ query: { organization, ...more } })

async function names(organization: string, query: Record<string, string> = {}) {
  const as = await ground.person(`${organization}owner`)
  const { body } = await ground.ask({ url: members, ...inside(organization, query), as })
  return (body['results'] as { user_id: string }[]).map((member) => member.user_id)
}

async function roleOf(organization: string, uid: string) {
  const as = await ground.person(`${organization}owner`)
  const { body } = await ground.ask({ url: members, ...inside(organization, { limit: '100' }), as })
  return (body['results'] as { user_id: string; role: string }[]).find((member) => member.user_id === uid)?.role
}

describe('the list', () => {
  test('401 without a bearer, 404 for a stranger and for no such organization, 403 for a plain member', async () => {
    await ground.organization('listed')
    const stranger = await ground.person('stranger')
    const plain = await ground.member('listed', 'plain')
    expect((await ground.ask({ url: members, ...inside('listed') })).status).toBe(401)
    const foreign = await ground.ask({ url: members, ...inside('listed'), as: stranger })
    const missing = await ground.ask({ url: members, ...inside('nowhere'), as: stranger })
    expect([foreign.status, foreign]).toEqual([404, missing])
    expect((await ground.ask({ url: members, ...inside('listed'), as: plain })).status).toBe(403)
  })

  const refused = ['sortBy=email:asce', 'role=admin', 'page=0', 'limit=101', 'uid=x', 'populate=uid']
  test.each(refused)('422 for %s', async (query) => {
    const [name = '', value = ''] = query.split('=')
    const as = await ground.organization(`q${name.toLowerCase()}`)
    expect((await ground.ask({ url: members, ...inside('listed', { [name]: value }), as })).status).toBe(422)
  })

  test('200: pages, sorts, searches and filters the organization’s own people alone', async () => {
    await ground.organization('school')
    await ground.organization('elsewhere')
    for (const person of ['berta', 'anna', 'carla']) await ground.member('school', person)
    await ground.member('school', 'dora', 'staff')
    await ground.member('elsewhere', 'annabell')
    expect(await names('school')).toEqual(['anna', 'berta', 'carla', 'dora', 'schoolowner'])
    expect(await names('school', { sortBy: 'name:desc', limit: '2' })).toEqual(['schoolowner', 'dora'])
    expect(await names('school', { limit: '2', page: '3' })).toEqual(['schoolowner'])
    expect(await names('school', { username: 'ANN' })).toEqual(['anna'])
    expect(await names('school', { username: '%' })).toEqual([])
    expect(await names('school', { role: 'staff' })).toEqual(['dora'])
    expect(await names('school', { label: 'no-label' })).toEqual([])
    expect(await names('school', { role: 'staff', populate: 'user_id' })).toEqual(['dora'])
  })

  test('a page of people of one name shows each once', async () => {
    await ground.organization('twins')
    for (const twin of ['twin-a', 'twin-b', 'twin-c', 'twin-d']) await ground.member('twins', twin)
    await ground.database.db.execute(`update users set display_name = 'Same' where uid like 'twin-%'`)
    const pages = await Promise.all(['1', '2'].map((page) => names('twins', { username: 'same', limit: '2', page })))
    expect(pages.flat()).toEqual(['twin-a', 'twin-b', 'twin-c', 'twin-d'])
  })

  test('a name that changes is found by its new self', async () => {
    await ground.organization('renaming')
    await ground.member('renaming', 'oldname')
    await ground.database.db.execute(`update users set display_name = 'Zoë Neu' where uid = 'oldname'`)
    expect(await names('renaming', { username: 'zoë n' })).toEqual(['oldname'])
    expect(await names('renaming', { username: 'oldname' })).toEqual([])
  })
})

describe('roles', () => {
  const giving = (organization: string, uid: string, role: string) =>
    ({ method: 'PATCH', url: `${members}/${uid}/role`, ...inside(organization), payload: { role } }) as const

  test('404 for whoever is no member, 403 unless an owner asks, 422 for a role that is none', async () => {
    const owner = await ground.organization('roles')
    const staff = await ground.member('roles', 'rolestaff', 'staff')
    await ground.person('norole')
    expect((await ground.ask({ ...giving('roles', 'norole', 'staff'), as: owner })).status).toBe(404)
    expect((await ground.ask({ ...giving('roles', 'rolestaff', 'owner'), as: staff })).status).toBe(403)
    expect((await ground.ask({ ...giving('roles', 'rolestaff', 'admin'), as: owner })).status).toBe(422)
  })

  test('409 for the last owner, 200 once there is another', async () => {
    const owner = await ground.organization('lastone')
    await ground.member('lastone', 'heir')
    const stepDown = giving('lastone', owner.uid, 'User')
    const refused = await ground.ask({ ...stepDown, as: owner })
    expect([refused.status, refused.body['error']]).toEqual([409, 'last_owner'])
    expect((await ground.ask({ ...giving('lastone', 'heir', 'owner'), as: owner })).status).toBe(200)
    expect((await ground.ask({ ...stepDown, as: owner })).status).toBe(200)
    expect((await ground.ask({ ...giving('lastone', 'heir', 'staff'), as: owner })).status).toBe(403)
  })

  test('two owners who demote each other at once: one of them stays', async () => {
    const first = await ground.organization('duel')
    const second = await ground.member('duel', 'duellist', 'owner')
    const answers = await Promise.all([
      ground.ask({ ...giving('duel', second.uid, 'User'), as: first }),
      ground.ask({ ...giving('duel', first.uid, 'User'), as: second }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })
})

describe('taking people out', () => {
  const removing = (organization: string, ids: string[]) =>
    ({ method: 'POST', url: `${members}/delete`, ...inside(organization), payload: { ids } }) as const
  const restoring = (organization: string, ids: string[]) =>
    ({ method: 'POST', url: `${members}/restore`, ...inside(organization), payload: { ids } }) as const

  test('403 for staff, 404 for somebody of elsewhere and then nobody goes, 409 for the last owner', async () => {
    const owner = await ground.organization('leaving')
    const staff = await ground.member('leaving', 'leavingstaff', 'staff')
    await ground.organization('otherplace')
    const foreign = await ground.member('otherplace', 'foreign')
    expect((await ground.ask({ ...removing('leaving', [owner.uid, 'x']), as: staff })).status).toBe(403)
    expect((await ground.ask({ ...removing('leaving', [staff.uid, foreign.uid]), as: owner })).status).toBe(404)
    expect((await ground.ask({ ...removing('leaving', [owner.uid]), as: owner })).status).toBe(409)
    expect(await names('leaving')).toEqual([owner.uid, staff.uid])
  })

  test('204: whoever is removed is no member to anything, and comes back as they were', async () => {
    const owner = await ground.organization('undoing')
    const gone = await ground.member('undoing', 'gone', 'staff')
    const call = { method: 'DELETE', url: `${members}/gone`, ...inside('undoing'), as: owner } as const
    expect((await ground.app.inject({ ...call, headers: { authorization: `Bearer ${owner.uid}` } })).statusCode).toBe(
      204,
    )
    expect((await ground.ask({ url: `${members}/me`, ...inside('undoing'), as: gone })).status).toBe(404)
    expect((await ground.ask({ ...restoring('undoing', ['gone', 'gone']), as: owner })).body).toEqual({
      restored: 1,
      over: 0,
    })
    expect(await roleOf('undoing', 'gone')).toBe('staff')
    expect((await ground.ask({ ...restoring('undoing', ['gone']), as: owner })).status).toBe(404)
  })

  test('a member leaves by themselves, and cannot come back by undoing it', async () => {
    await ground.organization('walkout')
    const plain = await ground.member('walkout', 'walker')
    expect((await ground.ask({ ...removing('walkout', ['walker']), as: plain })).body).toEqual({ deleted: 1 })
    expect((await ground.ask({ ...restoring('walkout', ['walker']), as: plain })).status).toBe(404)
  })

  test('409: no owner brings back whoever left by themselves, alone or among others; their own word does', async () => {
    const owner = await ground.organization('ownword')
    const leaver = await ground.member('ownword', 'leaver', 'staff')
    await ground.member('ownword', 'removedone')
    await ground.ask({ ...removing('ownword', ['leaver']), as: leaver })
    await ground.ask({ ...removing('ownword', ['removedone']), as: owner })
    for (const ids of [['leaver'], ['removedone', 'leaver']]) {
      const refused = await ground.ask({ ...restoring('ownword', ids), as: owner })
      expect(refused).toMatchObject({ status: 409, body: { error: 'left_by_themselves' } })
    }
    expect(await names('ownword')).toEqual([owner.uid])
    expect((await ground.ask({ ...restoring('ownword', ['removedone']), as: owner })).status).toBe(200)
    // By an invite that they accept. Removed by an owner after that, they may be restored as anybody.
    await ground.member('ownword', 'leaver')
    await ground.ask({ ...removing('ownword', ['leaver']), as: owner })
    expect((await ground.ask({ ...restoring('ownword', ['leaver']), as: owner })).status).toBe(200)
  })

  test('after 30 days it is final', async () => {
    const owner = await ground.organization('longago')
    await ground.member('longago', 'ancient')
    await ground.ask({ ...removing('longago', ['ancient']), as: owner })
    await ground.database.db.execute(
      `update organization_members set removed_at = now() - interval '31 days' where uid = 'ancient'`,
    )
    expect((await ground.ask({ ...restoring('longago', ['ancient']), as: owner })).status).toBe(404)
  })
})

describe('owners', () => {
  const owners = '/api/users/owners'

  test('201: a member by id or e-mail at once, a new address by invite; 404 for a stranger’s id', async () => {
    const owner = await ground.organization('owning')
    await ground.member('owning', 'second')
    Object.assign(await ground.member('owning', 'third'), { emailVerified: true })
    await ground.person('nomember')
    const adding = (payload: object) =>
      ground.ask({ method: 'POST', url: owners, ...inside('owning'), payload, as: owner })
    expect(await adding({ user_id: 'second' })).toMatchObject({ status: 201, body: { outcome: 'added' } })
    expect(await adding({ email: 'Third@example.com' })).toMatchObject({ status: 201, body: { user_id: 'third' } })
    expect(await adding({ email: 'new@example.com' })).toMatchObject({ status: 201, body: { outcome: 'invited' } })
    const invited = await ground.database.db.query.invites.findMany({ columns: { email: true, role: true } })
    expect(invited).toContainEqual({ email: 'new@example.com', role: 'owner' })
    expect((await adding({ user_id: 'nomember' })).status).toBe(404)
    expect((await adding({ user_id: 'second', email: 'x@example.com' })).status).toBe(422)
    const list = await ground.ask({ url: owners, ...inside('owning'), as: owner })
    expect(list.body['totalResults']).toBe(3)
    expect((await ground.ask({ url: `${owners}/third`, ...inside('owning'), as: owner })).status).toBe(200)
    const gone = await ground.app.inject({
      method: 'DELETE',
      url: `${owners}/third`,
      ...inside('owning'),
      headers: { authorization: `Bearer ${owner.uid}` },
    })
    expect(gone.statusCode).toBe(204)
    expect(await roleOf('owning', 'third')).toBe('staff')
    expect((await ground.ask({ url: `${owners}/third`, ...inside('owning'), as: owner })).status).toBe(404)
  })

  test('handing over changes nothing until the other accepts', async () => {
    const owner = await ground.organization('handing')
    const heir = await ground.member('handing', 'handingheir')
    const bystander = await ground.member('handing', 'bystander')
    const offering = { method: 'POST', url: `${owners}/hand-over`, ...inside('handing') } as const
    const answering = { method: 'POST', url: `${owners}/hand-over/answer`, ...inside('handing') } as const
    expect((await ground.ask({ ...offering, payload: { user_id: owner.uid }, as: owner })).status).toBe(404)
    expect((await ground.ask({ ...offering, payload: { user_id: 'bystander' }, as: heir })).status).toBe(403)
    expect((await ground.ask({ ...offering, payload: { user_id: heir.uid }, as: owner })).status).toBe(201)
    expect(await roleOf('handing', heir.uid)).toBe('User')
    expect((await ground.ask({ ...answering, payload: { accept: true }, as: bystander })).status).toBe(404)
    expect((await ground.ask({ ...answering, payload: { accept: true }, as: owner })).status).toBe(403)
    expect((await ground.ask({ ...answering, payload: { accept: true }, as: heir })).body).toEqual({ accepted: true })
    const own = { url: `${members}/me`, ...inside('handing') }
    const changed = { organization: 'handing', own_rules: null, offer: null }
    expect((await ground.ask({ ...own, as: heir })).body).toMatchObject({ ...changed, role: 'owner' })
    expect((await ground.ask({ ...own, as: owner })).body).toMatchObject({ ...changed, role: 'staff' })
  })

  test('an offer ends when it is declined, withdrawn, or whoever made it owns nothing any more', async () => {
    const owner = await ground.organization('offers')
    const heir = await ground.member('offers', 'offersheir')
    const offered = { payload: { user_id: heir.uid } }
    const offering = { method: 'POST', url: `${owners}/hand-over`, ...inside('offers'), ...offered } as const
    const answering = { method: 'POST', url: `${owners}/hand-over/answer`, ...inside('offers') } as const
    const waiting = async () => {
      const ask = async (url: string) => (await ground.ask({ url, ...inside('offers'), as: heir })).body['offer']
      const asked = await ask(`${owners}/hand-over`)
      expect(await ask(`${members}/me`)).toEqual(asked)
      return asked
    }
    for (const ender of [heir, owner]) {
      await ground.ask({ ...offering, as: owner })
      expect(await waiting()).toMatchObject({ from: { user_id: owner.uid } })
      await ground.ask({ ...answering, payload: { accept: false }, as: ender })
      expect(await waiting()).toBeNull()
    }
    await ground.member('offers', 'coowner', 'owner')
    await ground.ask({ ...offering, as: owner })
    await ground.ask({
      method: 'PATCH',
      url: `${members}/${owner.uid}/role`,
      ...inside('offers'),
      payload: { role: 'User' },
      as: owner,
    })
    expect(await waiting()).toBeNull()
  })
})

describe('export and timeline', () => {
  test('CSV with neutral cells, for owners and staff; 403 and 404 for others', async () => {
    const owner = await ground.organization('exporting')
    const plain = await ground.member('exporting', 'exported')
    await ground.database.db.execute(
      `update users set display_name = '=HYPERLINK("http://evil")' where uid = 'exported'`,
    )
    const url = `${members}/export`
    const get = (uid: string) =>
      ground.app.inject({ url, ...inside('exporting'), headers: { authorization: `Bearer ${uid}` } })
    expect((await get(plain.uid)).statusCode).toBe(403)
    await ground.person('outsider')
    expect((await get('outsider')).statusCode).toBe(404)
    const answer = await get(owner.uid)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(answer.body.trim().split('\n')).toHaveLength(3)
    expect(answer.body.split('\n')[0]).toContain('name,given_name,family_name,username,email')
    const german = { authorization: `Bearer ${owner.uid}`, 'accept-language': 'de' }
    const translated = await ground.app.inject({ url, ...inside('exporting'), headers: german })
    expect(translated.body.split('\n')[0]).toContain('Ganzer Name,Vorname,Nachname,Benutzername,E-Mail')
  })

  test('the timeline says who did what to whom, newest first, to owners alone', async () => {
    const owner = await ground.organization('history')
    const staff = await ground.member('history', 'historystaff', 'staff')
    const of = inside('history')
    await ground.ask({ method: 'POST', url: `${members}/delete`, ...of, payload: { ids: [staff.uid] }, as: owner })
    const { body } = await ground.ask({ url: '/api/users/timeline', ...of, as: owner })
    expect(body['results']).toMatchObject([
      { actor: { displayName: 'historyowner' }, action: 'member.removed', subject: 'historystaff' },
      { action: 'organization.created', subject: 'history' },
    ])
    const second = await ground.member('history', 'historystaff', 'staff')
    expect((await ground.ask({ url: '/api/users/timeline', ...of, as: second })).status).toBe(403)
  })
})
