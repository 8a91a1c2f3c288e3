/** Several people of a roster that come to one account: it belongs here while one of them is in it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulk, type RostersFixture, rostersFixture, type School } from '#testing/fixtures/rosters.ts'

let ground: RostersFixture
beforeAll(async () => {
  ground = await rostersFixture()
})
afterAll(() => ground.close())

const first = (school: School, ...classes: string[]) => ({ id: 's1', email: `old@${school.name}.org`, classes })
const second = (school: School, ...classes: string[]) => ({ id: 's2', email: `new@${school.name}.org`, classes })
const classes = { c1: 'Maths', c2: 'Music' }

/** One account that both came to: by its address of then, and by that of now. */
async function joinedTwice(name: string) {
  const school = await ground.school(name)
  const person = await ground.resident(`${name}sam`, `old@${name}.org`)
  const one = await school.applied(bulk([first(school, 'c1')], classes))
  await ground.move(person, `new@${name}.org`)
  const both = await school.applied(bulk([first(school, 'c1'), second(school, 'c1', 'c2')], classes))
  return { school, uid: person.uid, one, both }
}

test('one of two leaves: the account stays a member, whichever it is, until the other one leaves too', async () => {
  for (const stays of [first, second]) {
    const { school, uid } = await joinedTwice(`twice${stays.name}`)
    const alone = await school.applied(bulk([stays(school, 'c1')], classes))
    expect(alone).toMatchObject({ state: 'applied', counts: { people: { leave: 1 } } })
    expect(await school.members()).toEqual({ [uid]: 'User' })
    expect((await school.classes())['Maths']).toEqual([uid])
    const none = await school.applied(bulk([], classes))
    expect(await school.members()).toEqual({})
    await school.takenBack(none.id)
    expect(await school.members()).toEqual({ [uid]: 'User' })
    await school.takenBack(alone.id)
    expect(await school.members()).toEqual({ [uid]: 'User' })
  }
})

test('taken back, the account stays while a roster before has it, and goes with the first', async () => {
  const { school, uid, one, both } = await joinedTwice('twiceback')
  expect(await school.takenBack(both.id)).toMatchObject({ kept: 0 })
  expect(await school.members()).toEqual({ [uid]: 'User' })
  expect((await school.classes())['Maths']).toEqual([uid])
  expect(await school.takenBack(one.id)).toMatchObject({ kept: 0 })
  expect(await school.members()).toEqual({})
})

test('two that waited come to one account later: one leaves, or what brought one is taken back, and it stays', async () => {
  const school = await ground.school('twicelater')
  const one = await school.applied(bulk([first(school, 'c1')], classes))
  const both = await school.applied(bulk([first(school, 'c1'), second(school, 'c1')], classes))
  const person = await ground.resident('twicelatersam', 'old@twicelater.org')
  await ground.linkWaiting()
  await ground.move(person, 'new@twicelater.org')
  await ground.linkWaiting()
  expect(await school.members()).toEqual({ [person.uid]: 'User' })
  const alone = await school.applied(bulk([first(school, 'c1')], classes))
  expect(await school.members()).toEqual({ [person.uid]: 'User' })
  await school.takenBack(alone.id)
  expect(await school.takenBack(both.id)).toMatchObject({ kept: 0 })
  expect(await school.members()).toEqual({ [person.uid]: 'User' })
  expect(await school.takenBack(one.id)).toMatchObject({ kept: 0 })
  expect(await school.members()).toEqual({})
})

test('one of two is in a class no more: the account stays in it by the other', async () => {
  const { school, uid } = await joinedTwice('twiceclass')
  const apart = await school.applied(bulk([first(school, 'c1'), second(school, 'c2')], classes))
  expect(await school.classes()).toEqual({ Maths: [uid], Music: [uid] })
  await school.takenBack(apart.id)
  expect(await school.classes()).toEqual({ Maths: [uid], Music: [uid] })
  await school.applied(bulk([first(school), second(school, 'c2')], classes))
  expect(await school.classes()).toEqual({ Maths: [], Music: [uid] })
})
