/** A roster and a directory of one organization: what each says of one person. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { organizationDomains } from '#db/schema.ts'
import {
  activate,
  deactivate,
  type Directory,
  provisioningFixture,
  type ProvisioningFixture,
} from '#testing/fixtures/provisioning.ts'
import { bulk, type RostersFixture, type School, withRosters } from '#testing/fixtures/rosters.ts'
import { serveRosters } from './routes.ts'

let ground: ProvisioningFixture & RostersFixture
beforeAll(async () => {
  ground = withRosters(await provisioningFixture([serveRosters]))
})
afterAll(() => ground.close())

const of = (school: School, id = 'ada', more: object = {}) => ({
  id,
  email: `${id}@${school.name}.org`,
  classes: [],
  ...more,
})

/** Ada, whom both keep. */
async function keptByBoth(name: string) {
  const school = await ground.school(name)
  const directory = await ground.connect(name, school.owner)
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`)
  const roster = await school.applied(bulk([of(school)]))
  const id = await directory.user(`ada@${name}.org`)
  return { school, directory, ada, roster, id }
}

const refusedIn = async (school: School, id: string) =>
  (await school.lines(id, { action: 'refuse' })).map(({ sourcedId, reason }) => [sourcedId, reason?.code])
const set = (directory: Directory, id: string, body: object) => directory.ask('PATCH', `/Users/${id}`, body)

test('deactivated, whom a roster keeps goes at once, and no roster brings them back: each says why', async () => {
  const { school, directory, ada, id } = await keptByBoth('winsoff')
  await set(directory, id, deactivate)
  expect(await school.members()).toEqual({})
  for (let times = 0; times < 2; times += 1) {
    const next = await school.applied(bulk([of(school)]))
    expect(await school.members()).toEqual({})
    expect(await refusedIn(school, next.id)).toEqual([['ada', 'directory_inactive']])
  }
  await set(directory, id, activate)
  expect(await school.members()).toEqual({ [ada.uid]: 'User' })
  expect((await school.rehearsed(bulk([of(school)]))).counts.people).toMatchObject({ add: 0, change: 0, same: 1 })
})

test('whom the directory has let go of altogether is brought back by the next roster, which says so', async () => {
  const { school, directory, ada, id } = await keptByBoth('letsgo')
  await directory.ask('DELETE', `/Users/${id}`)
  expect(await school.members()).toEqual({})
  const next = await school.rehearsed(bulk([of(school, 'ada', { role: 'teacher' })]))
  expect(next.counts.people).toMatchObject({ add: 1, same: 0, leave: 0 })
  expect(await school.lines(next.id)).toMatchObject([{ sourcedId: 'ada', action: 'add', note: { how: 'joins' } }])
  await school.apply(next.id)
  await ground.work()
  expect(await school.members()).toEqual({ [ada.uid]: 'staff' })
  // Taken back, they are out again, and the source has them still.
  await school.takenBack(next.id)
  expect(await school.members()).toEqual({})
})

test('who comes back is in the classes of now, not in those of when the directory ended them', async () => {
  const school = await ground.school('classesnow')
  const directory = await ground.connect('classesnow', school.owner)
  const ada = await ground.resident('classesnowada', 'ada@classesnow.org')
  const classes = { c1: 'Latin', c2: 'Greek', c3: 'Music' }
  const inClasses = (...ids: string[]) => bulk([of(school, 'ada', { classes: ids })], classes)
  await school.applied(inClasses('c1', 'c3'))
  const id = await directory.user('ada@classesnow.org')
  await set(directory, id, deactivate)
  await school.applied(inClasses('c2', 'c3'))
  await directory.ask('DELETE', `/Users/${id}`)
  await school.applied(inClasses('c2', 'c3'))
  expect(await school.classes()).toEqual({ Latin: [], Greek: [ada.uid], Music: [ada.uid] })
})

test('who moved on since is not brought back: whoever has the address now is invited', async () => {
  const { school, directory, ada, id } = await keptByBoth('movedsince')
  await directory.ask('DELETE', `/Users/${id}`)
  await ground.move(ada, 'ada@private.example')
  await school.applied(bulk([of(school)]))
  expect(await school.members()).toEqual({})
  expect(await ground.mailsTo('ada@movedsince.org')).toHaveLength(1)
  await ground.move(ada, 'ada@movedsince.org')
  await ground.linkWaiting()
  expect(await school.members()).toEqual({ [ada.uid]: 'User' })
})

test('whom an owner removed by hand no roster brings back, as ever', async () => {
  const { school, ada } = await keptByBoth('handout')
  const remove = { method: 'POST', url: '/api/users/members/delete', query: { organization: 'handout' } } as const
  await ground.ask({ ...remove, payload: { ids: [ada.uid] }, as: school.owner })
  const next = await school.applied(bulk([of(school)]))
  expect(next.counts.people).toMatchObject({ add: 0, same: 1 })
  expect(await school.members()).toEqual({})
})

test('a roster lets nobody in whom the directory has inactive, new or waiting, and takes nobody of them back', async () => {
  const school = await ground.school('neverin')
  const directory = await ground.connect('neverin', school.owner)
  const [ada, bea] = await Promise.all([
    ground.resident('neverinada', 'ada@neverin.org'),
    ground.resident('neverinbea', 'bea@neverin.org', false),
  ])
  const ids = [
    await directory.user('ada@neverin.org', { active: false }),
    await directory.user('bea@neverin.org', { active: false }),
  ]
  const first = await school.applied(bulk([of(school), of(school, 'bea')]))
  expect(await refusedIn(school, first.id)).toEqual([['ada', 'directory_inactive']])
  await ground.move(bea, 'bea@neverin.org')
  await ground.joinWaiting()
  await ground.linkWaiting()
  expect(await school.members()).toEqual({})
  for (const id of ids) await set(directory, id, activate)
  await ground.linkWaiting()
  expect(await school.members()).toEqual({ [ada.uid]: 'User', [bea.uid]: 'User' })
})

test('who leaves the roster stays while a directory has them active, and goes where it has them inactive', async () => {
  const { school, directory, ada, id } = await keptByBoth('leavesit')
  const gone = await school.applied(bulk([]))
  expect(await school.members()).toEqual({ [ada.uid]: 'User' })
  await school.takenBack(gone.id)
  await set(directory, id, deactivate)
  const renew = { method: 'POST', url: '/api/users/members/renew', query: { organization: 'leavesit' } } as const
  await ground.ask({ ...renew, payload: { ids: [ada.uid] }, as: school.owner })
  expect(await school.members()).toEqual({ [ada.uid]: 'User' })
  const left = await school.applied(bulk([]))
  expect(await school.members()).toEqual({})
  // A directory that has them inactive keeps them out of a taking back too.
  expect(await school.takenBack(left.id)).toMatchObject({ kept: 1 })
  expect(await school.members()).toEqual({})
})

test('a roster taken back brings nobody back whose account has moved on, and says so', async () => {
  const school = await ground.school('backmoved')
  const [ada, bea] = await Promise.all(
    ['ada', 'bea'].map((name) => ground.resident(`backmoved${name}`, `${name}@backmoved.org`)),
  )
  await school.applied(bulk([of(school), of(school, 'bea')]))
  const left = await school.applied(bulk([]))
  if (ada) await ground.move(ada, 'ada@private.example')
  expect(await school.takenBack(left.id)).toMatchObject({ kept: 1 })
  expect(await school.members()).toEqual({ [bea?.uid ?? '']: 'User' })
  expect((await school.lines(left.id, { kept: 'true' })).map(({ sourcedId, kept }) => [sourcedId, kept])).toEqual([
    ['ada', 'gone_since'],
  ])
  await ground.linkWaiting()
  expect(await school.members()).toEqual({ [bea?.uid ?? '']: 'User' })
})

test('nor once the domain is lost, or where they only claim the address', async () => {
  const school = await ground.school('backlost')
  const people = await Promise.all(
    ['ada', 'bea'].map((name) => ground.resident(`backlost${name}`, `${name}@backlost.org`)),
  )
  await school.applied(bulk([of(school), of(school, 'bea')]))
  const left = await school.applied(bulk([]))
  if (people[0]) await ground.move(people[0], 'ada@backlost.org', false)
  await ground.database.db.delete(organizationDomains).where(eq(organizationDomains.domain, 'backlost.org'))
  expect(await school.takenBack(left.id)).toMatchObject({ kept: 2 })
  expect(await school.members()).toEqual({})
})
