/** The list of those who were removed or left, and the numbers on the tabs beside it. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { listRemovedMembers, PeopleCounts } from '@atrium/contract/people/members'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const inside = (organization: string, more: Record<string, string> = {}) => ({ query: { organization, ...more } })
const url = '/api/users/members/removed'

async function removed(organization: string, as: Actor, query: Record<string, string> = {}) {
  const { status, body } = await ground.ask({ url, ...inside(organization, query), as })
  expect(status).toBe(200)
  return body as unknown as AnswerOf<typeof listRemovedMembers>
}

const remove = (organization: string, ids: string[], as: Actor) =>
  ground.ask({ method: 'POST', url: '/api/users/members/delete', ...inside(organization), payload: { ids }, as })
const restore = (organization: string, ids: string[], as: Actor) =>
  ground.ask({ method: 'POST', url: '/api/users/members/restore', ...inside(organization), payload: { ids }, as })

describe('the list of the removed', () => {
  test('401 without a bearer, 404 for a stranger, 403 for staff and members, 422 for what it does not know', async () => {
    const owner = await ground.organization('gonelist')
    const [staff, plain] = [
      await ground.member('gonelist', 'gonestaff', 'staff'),
      await ground.member('gonelist', 'gp'),
    ]
    const stranger = await ground.person('gonestranger')
    const statusFor = async (as?: Actor, more = {}) =>
      (await ground.ask({ url, ...inside('gonelist', more), ...(as ? { as } : {}) })).status
    expect(await statusFor()).toBe(401)
    expect(await statusFor(stranger)).toBe(404)
    expect(await statusFor(staff)).toBe(403)
    expect(await statusFor(plain)).toBe(403)
    expect(await statusFor(owner, { role: 'staff' })).toBe(422)
    expect(await statusFor(owner)).toBe(200)
  })

  test('200: who was removed, by whom, when and until when they can be restored', async () => {
    const owner = await ground.organization('gonewho')
    await ground.member('gonewho', 'gwada', 'staff')
    await remove('gonewho', ['gwada'], owner)
    const { results } = await removed('gonewho', owner)
    expect(results).toMatchObject([
      { user_id: 'gwada', role: 'staff', removedBy: 'gonewhoowner', leftByThemselves: false },
    ])
    const [{ removedAt, restorableUntil, email } = { removedAt: '', restorableUntil: '', email: '' }] = results
    expect(email).toBe('gwada@example.com')
    expect(Date.parse(restorableUntil ?? '') - Date.parse(removedAt)).toBe(30 * DAY_MS)
    await restore('gonewho', ['gwada'], owner)
    expect((await removed('gonewho', owner)).results).toEqual([])
  })

  test('200: a remover without a name is called by their address', async () => {
    const owner = await ground.organization('gonenameless')
    await ground.database.db.execute(sql`update users set display_name = '' where uid = ${owner.uid}`)
    await ground.member('gonenameless', 'gnada')
    await remove('gonenameless', ['gnada'], owner)
    expect((await removed('gonenameless', owner)).results).toMatchObject([{ removedBy: owner.email }])
  })

  test('200: whoever left by themselves is there without an address and without a day to be restored until', async () => {
    const owner = await ground.organization('goneleft')
    const leaver = await ground.member('goneleft', 'glada')
    await remove('goneleft', ['glada'], leaver)
    const { results } = await removed('goneleft', owner)
    expect(results).toMatchObject([
      { user_id: 'glada', email: null, removedBy: null, leftByThemselves: true, restorableUntil: null },
    ])
    await ground.member('goneleft', 'glada')
    expect((await removed('goneleft', owner)).totalResults).toBe(0)
  })

  test('200: pages, the latest first; searches names and usernames; another organization’s are not there', async () => {
    const owner = await ground.organization('gonepages')
    const other = await ground.organization('goneother')
    for (const person of ['gpanna', 'gpberta', 'gpcarla', 'gpdora']) await ground.member('gonepages', person)
    await ground.member('goneother', 'gpannabell')
    await remove('goneother', ['gpannabell'], other)
    await remove('gonepages', ['gpcarla'], owner)
    await remove('gonepages', ['gpdora', 'gpanna', 'gpberta'], owner)
    const uids = async (query = {}) => (await removed('gonepages', owner, query)).results.map((one) => one.user_id)
    expect(await uids()).toEqual(['gpanna', 'gpberta', 'gpdora', 'gpcarla'])
    expect(await uids({ limit: '3', page: '2' })).toEqual(['gpcarla'])
    expect(await uids({ limit: '3', page: '9' })).toEqual([])
    expect(await uids({ username: 'ANNA' })).toEqual(['gpanna'])
    expect(await uids({ username: '_' })).toEqual([])
    expect(await removed('gonepages', owner, { limit: '3' })).toMatchObject({ totalPages: 2, totalResults: 4 })
  })

  test('200: what is final after 30 days is not there, swept or not', async () => {
    const owner = await ground.organization('gonelong')
    await ground.member('gonelong', 'glong')
    await remove('gonelong', ['glong'], owner)
    await ground.database.db.execute(
      sql`update organization_members set removed_at = now() - interval '31 days' where uid = 'glong'`,
    )
    expect((await removed('gonelong', owner)).totalResults).toBe(0)
  })

  test('200: an account that has gone is nobody’s name beside the removal', async () => {
    const owner = await ground.organization('gonegone')
    const second = await ground.member('gonegone', 'ggsecond', 'owner')
    await ground.member('gonegone', 'ggada')
    await remove('gonegone', ['ggada'], second)
    await ground.database.db.execute(sql`delete from users where uid = 'ggsecond'`)
    expect((await removed('gonegone', owner)).results).toMatchObject([{ user_id: 'ggada', removedBy: null }])
  })
})

describe('the numbers of an organization', () => {
  async function counts(organization: string, as: Actor) {
    const { body } = await ground.ask({ url: '/api/users/members/me', ...inside(organization), as })
    return body['counts'] as PeopleCounts
  }

  test('200: true after every change; a role is told what it may see', async () => {
    const owner = await ground.organization('counted')
    const staff = await ground.member('counted', 'cstaff', 'staff')
    const plain = await ground.member('counted', 'cplain')
    const post = (path: string, payload: object) =>
      ground.ask({ method: 'POST', url: `/api/users/${path}`, ...inside('counted'), payload, as: owner })
    for (const name of ['Chess', 'Choir']) await post('labels', { name })
    const { body } = await post('classes', { name: '1a' })
    const all = { members: 3, owners: 1, classes: 1, labels: 2 }
    expect(await counts('counted', owner)).toEqual({ ...all, invites: 0, invited: 0, requests: 0 })
    expect(await counts('counted', staff)).toEqual({ ...all, invites: null, invited: null, requests: 0 })
    expect(await counts('counted', plain)).toEqual({
      ...all,
      labels: null,
      invites: null,
      invited: null,
      requests: null,
    })
    await post('classes/delete', { ids: [body['id']] })
    await remove('counted', ['cplain', 'cstaff'], owner)
    expect(await counts('counted', owner)).toMatchObject({ members: 1, classes: 0 })
  })

  test('200: open invites are counted, and of those by mail the people; none that ended, none of elsewhere', async () => {
    const owner = await ground.organization('countedinvites')
    await ground.organization('countedelsewhere')
    const invite = (organization: string, more: Record<string, unknown>) => {
      const { email = null, uses = 0, expires = '1 day', revoked = null } = more
      return ground.database.db.execute(sql`
        insert into invites (id, organization_id, token_hash, code_hash, email, email_key, role, uses, max_uses,
          created_by, expires_at, revoked_at)
        select gen_random_uuid(), id, gen_random_uuid(), gen_random_uuid(), ${email}, ${email}, 'User', ${uses}, 1,
          ${owner.uid}, now() + ${expires}::interval, ${revoked} from organizations where name = ${organization}`)
    }
    await invite('countedinvites', {})
    for (const email of ['a@example.com', 'a@example.com', 'b@example.com']) await invite('countedinvites', { email })
    await invite('countedinvites', { email: 'c@example.com', uses: 1 })
    await invite('countedinvites', { email: 'd@example.com', expires: '-1 day' })
    await invite('countedinvites', { email: 'e@example.com', revoked: new Date().toISOString() })
    await invite('countedelsewhere', { email: 'f@example.com' })
    expect(await counts('countedinvites', owner)).toMatchObject({ invites: 4, invited: 2 })
  })
})
