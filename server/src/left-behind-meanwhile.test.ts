/** Requests of a thief that were let in before the account was taken back: nothing that they make outlives it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Ask, directory, idOf, robberies, type Robberies } from '#testing/fixtures/sign-in/robbed.ts'

let at: Robberies
beforeAll(async () => {
  at = await robberies()
}, 60_000)
afterAll(() => at.close())

const ruled = { email: 'nickname', given_name: null, family_name: null, role: 'User', rules: [] }

/** Does `between` once a request is let in, where its first transaction would begin. */
async function withinFirstChange<T>(work: () => Promise<T>, between: () => Promise<unknown>): Promise<T> {
  const { db } = at.the.server.database
  const begin = vi.spyOn(db, 'transaction')
  begin.mockImplementationOnce(async (...given) => {
    await between()
    return db.transaction(...given)
  })
  return work().finally(() => begin.mockRestore())
}

test.each<[string, (of: { ask: Ask; version: unknown; path: string }) => ReturnType<Ask>]>([
  ['a request that was let in before connects no directory', ({ ask }) => ask('POST', 'connections', directory)],
  [
    'a request that was let in before adds no connection',
    ({ ask }) => ask('POST', 'single-sign-on', { name: 'New', ...at.otherSide() }),
  ],
  [
    'a request that was let in before changes none',
    ({ ask, path, version }) => ask('PATCH', path, { version, rules: ruled }),
  ],
  ['a request that was let in before switches none', ({ ask, path }) => ask('POST', `${path}/switch`, { on: false })],
])('%s', async (what, request) => {
  const { school, asOther, steal } = await at.robbed(what.replaceAll(' ', '').slice(-12))
  const { ask, takeBack } = await steal()
  const path = `single-sign-on/${school.connectionId}`
  const { version } = (await ask('GET', path)).body
  const { status } = await withinFirstChange(() => request({ ask, path, version }), takeBack)
  expect(status).toBe(401)
  expect(await at.stateOf(school, asOther)).toBe('on')
})

test('a request that was let in before makes no token', async () => {
  const { school, steal } = await at.robbed('makesnotoken')
  const id = idOf((await school.ask('POST', 'connections', directory)).body)
  const { ask, takeBack } = await steal()
  const { status } = await withinFirstChange(() => ask('POST', `connections/${id}/tokens`), takeBack)
  expect(status).toBe(401)
})

test('a request as another owner, who was come in as by a connection of the thief, makes no token', async () => {
  const { school, steal } = await at.robbed('asother')
  const { ask, takeBack } = await steal()
  const asAda = await at.asAnotherOwner(school, ask)
  expect((await withinFirstChange(() => asAda('POST', 'connections', directory), takeBack)).status).toBe(401)
})

test('at the same moment: what is made before it ends with it, and what comes behind it is refused', async () => {
  const { school, asOther, steal } = await at.robbed('atonce')
  const path = `single-sign-on/${school.connectionId}`
  const { ask, takeBack } = await steal()
  const { version } = (await ask('GET', path)).body
  const [, connected, changed, byOther] = await Promise.all([
    takeBack(),
    ask('POST', 'connections', directory),
    ask('PATCH', path, { version, rules: ruled }),
    asOther('POST', `${path}/switch`, { on: false }),
  ])
  expect(byOther.status).toBe(200)
  const token = connected.body['token']
  if (connected.status === 201) expect(await at.scim(school, String(token))).toBe(401)
  else expect(connected.status).toBe(401)
  const { rules, state } = (await asOther('GET', path)).body
  expect([200, 401, 409]).toContain(changed.status)
  if (changed.status === 200) expect([rules, state]).toMatchObject([ruled, 'draft'])
  else expect(rules).not.toMatchObject(ruled)
})
