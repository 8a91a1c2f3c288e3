/** A directory that has somebody active by an address alone keeps them too: whoever lets them go, before the job has joined them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveRosters } from '#rosters/routes.ts'
import { deactivate, type ProvisioningFixture, provisioningFixture } from '#testing/fixtures/provisioning.ts'
import { bulk, type RostersFixture, withRosters } from '#testing/fixtures/rosters.ts'

let ground: ProvisioningFixture & RostersFixture
beforeAll(async () => {
  ground = withRosters(await provisioningFixture([serveRosters]))
})
afterAll(() => ground.close())

/** One directory waits for Ada, who has just confirmed the address. */
async function awaited(name: string) {
  const school = await ground.school(name)
  const [first, second] = [await ground.connect(name, school.owner), await ground.connect(name, school.owner)]
  const ada = await ground.resident(`${name}ada`, `ada@${name}.org`, false)
  await first.user(`ada@${name}.org`)
  await ground.move(ada, `ada@${name}.org`)
  return { school, second, ada }
}

test.each(['PATCH', 'DELETE'] as const)('another directory that lets them go, by %s', async (method) => {
  const name = `awaited${method.toLowerCase()}`
  const { school, second, ada } = await awaited(name)
  const id = await second.user(`ada@${name}.org`)
  const { status } = await second.ask(method, `/Users/${id}`, method === 'PATCH' ? deactivate : undefined)
  expect(status).toBeLessThan(300)
  expect(await school.members()).toEqual({ [ada.uid]: 'User' })
})

test('a roster that lets them go, and one that is taken back', async () => {
  const { school, ada } = await awaited('awaitedroster')
  const applied = await school.applied(bulk([{ id: 'ada', email: 'ada@awaitedroster.org' }]))
  expect(await school.takenBack(applied.id)).toMatchObject({ kept: 1 })
  await school.applied(bulk([{ id: 'ada', email: 'ada@awaitedroster.org' }]))
  await school.applied(bulk([]))
  expect(await school.members()).toEqual({ [ada.uid]: 'User' })
})

test('an address that is only claimed by then keeps nobody', async () => {
  const { school, second, ada } = await awaited('awaitedclaim')
  const id = await second.user('ada@awaitedclaim.org')
  await ground.move(ada, 'ada@awaitedclaim.org', false)
  expect((await second.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(200)
  expect(await school.members()).toEqual({})
})
