/** Two servers on one PostgreSQL: of any number of rivals for one thing, exactly one wins. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../postgres/start.ts'
import * as steps from '../support/account-client.ts'
import { type TwoServers, twoServers } from './support/two-servers.ts'

const RIVALS = 200

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

describe.skipIf(reason !== '')(`two processes, one database ${reason}`, () => {
  let two: TwoServers
  beforeAll(async () => void (two = await twoServers('two', {}, postgres as Postgres)))
  afterAll(() => two.stop())

  const originOf = (rival: number) => two.originOf(rival)

  // One person's own line, which is too long for ten seconds; a limit that was reached names a longer time.
  const isOwnLine = ({ status, headers }: Response) => status === 429 && headers.get('retry-after') === '1'

  /**
   * Every rival asks at once, every second one at the other process; answers how often each status came. Who is told to
   * come back at once counts as 503, whoever it is that keeps the machine busy.
   */
  async function race(ask: (origin: string, rival: number) => Promise<Response>): Promise<Record<number, number>> {
    const statuses = await Promise.all(
      Array.from({ length: RIVALS }, async (_, rival) => {
        const response = await ask(originOf(rival), rival)
        await response.arrayBuffer()
        return isOwnLine(response) ? 503 : response.status
      }),
    )
    const counts: Record<number, number> = {}
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  const post = (url: string, body: object, bearer?: string, more: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }), ...more },
      body: JSON.stringify(body),
    })
  const identity = (origin: string, operation: string, body: object, more?: Record<string, string>) =>
    post(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=test`, body, undefined, more)

  test('one organization name: one 201, the others 409', async () => {
    const { idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const body = { name: steps.uniqueName('race'), displayName: 'Race School' }
    const counts = await race((origin) => post(`${origin}/api/iam/organizations`, body, idToken))
    expect(counts).toEqual({ 201: 1, 409: RIVALS - 1 })
  })

  // A machine too busy for 200 at once tells some to come back; nothing of theirs may have happened then.
  const excess = (counts: Record<number, number>) => counts[503] ?? 0

  test('one publisher name: everybody gets a publisher, each at an id of its own', async () => {
    const { idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const ids = new Set<string>()
    const counts = await race(async (origin) => {
      const response = await post(`${origin}/api/iam/authors`, { name: 'Race Press' }, idToken)
      if (response.ok) ids.add(((await response.clone().json()) as { author_id: string }).author_id)
      return response
    })
    expect((counts[201] ?? 0) + excess(counts)).toBe(RIVALS)
    expect(ids.size).toBe(counts[201])
    const headers = { authorization: `Bearer ${idToken}` }
    const list = await fetch(`${originOf(1)}/api/iam/authors/membership`, { headers })
    expect(await list.json()).toMatchObject({ totalResults: ids.size })
  })

  test('one publisher, one idempotency key: one publisher, one answer', async () => {
    const { idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const more = { 'idempotency-key': steps.uniqueName('attempt-number-one-') }
    const answers = new Set<string>()
    const counts = await race(async (origin) => {
      const response = await post(`${origin}/api/iam/authors`, { name: 'Once Press' }, idToken, more)
      if (response.ok) answers.add(await response.clone().text())
      return response
    })
    expect((counts[201] ?? 0) + excess(counts)).toBe(RIVALS)
    expect(answers.size).toBe(1)
  })

  test('one organization to delete: one 204, the others find nothing; its name rests', async () => {
    const session = await steps.createAccount(originOf(0), steps.newPerson())
    const name = steps.uniqueName('gone')
    const { organization } = await steps.makeOrganization(originOf(0), session, name, 'Gone School')
    const headers = { authorization: `Bearer ${session.idToken}` }
    const counts = await race((origin) =>
      fetch(`${origin}/api/iam/organizations/${organization.id}`, { method: 'DELETE', headers }),
    )
    expect(counts[204]).toBe(1)
    expect((counts[404] ?? 0) + excess(counts)).toBe(RIVALS - 1)
    const body = { name, displayName: 'Next School' }
    expect((await post(`${originOf(1)}/api/iam/organizations`, body, session.idToken)).status).toBe(409)
    await expect(steps.organizationsOf(originOf(1), session)).resolves.toEqual([])
  })

  test('one person, 200 organizations at once: each is made, and the total is true', async () => {
    const { idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const counts = await race((origin) => {
      const body = { name: steps.uniqueName('many'), displayName: 'Many School' }
      return post(`${origin}/api/iam/organizations`, body, idToken)
    })
    expect((counts[201] ?? 0) + excess(counts)).toBe(RIVALS)
    const headers = { authorization: `Bearer ${idToken}` }
    const list = await fetch(`${originOf(1)}/api/iam/organizations/membership`, { headers })
    expect(await list.json()).toMatchObject({ totalResults: counts[201] })
  })

  const asked = (session: steps.Session | undefined, body?: object) => ({
    headers: {
      authorization: `Bearer ${session?.idToken ?? ''}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

  test('one invite link of five uses, 200 people: five come in, and no more', async () => {
    const owner = await steps.createAccount(originOf(0), steps.newPerson())
    const name = steps.uniqueName('crowd')
    await steps.makeOrganization(originOf(0), owner, name, 'Crowded School')
    const made = await post(`${originOf(0)}/api/users/invites?organization=${name}`, { uses: 5 }, owner.idToken)
    const { token } = (await made.json()) as { token: string }
    const guests: steps.Session[] = []
    // One at a time at each process: how many passwords may wait is measured, and on a busy machine soon none.
    while (guests.length < RIVALS)
      guests.push(
        ...(await Promise.all(two.servers.map(({ origin }) => steps.createAccount(origin, steps.newPerson())))),
      )
    const refusals = new Set<unknown>()
    const accepting = (origin: string, rival: number) =>
      fetch(`${origin}/api/users/invites/success`, { method: 'POST', ...asked(guests[rival], { token }) })
    const counts = await race(async (origin, rival) => {
      const response = await accepting(origin, rival)
      if (response.status === 400) refusals.add(((await response.clone().json()) as { error: unknown }).error)
      return response
    })
    // Whoever was told to come back does so now: what is left of the five is theirs.
    for (let rival = 0; excess(counts) > 0 && rival < RIVALS; rival++) {
      const { status } = await accepting(originOf(rival), rival)
      expect([200, 400]).toContain(status)
    }
    expect(counts[500]).toBeUndefined()
    expect((counts[200] ?? 0) + (counts[400] ?? 0) + excess(counts)).toBe(RIVALS)
    expect([...refusals]).toEqual(['invite_used_up'])
    const list = await fetch(`${originOf(1)}/api/users/members?organization=${name}`, asked(owner))
    expect(await list.json()).toMatchObject({ totalResults: 1 + 5 })
    const invites = await fetch(`${originOf(1)}/api/users/invites?organization=${name}`, asked(owner))
    expect(await invites.json()).toMatchObject({ results: [{ uses: 5, maxUses: 5, state: 'used_up' }] })
  })

  test('two owners who demote each other, 20 times: one always stays', async () => {
    const owners = [0, 1].map((owner) => steps.createAccount(originOf(owner), steps.newPerson()))
    const [first, second] = await Promise.all(owners)
    if (!first || !second) throw new Error('two accounts were to be made')
    const name = steps.uniqueName('duel')
    await steps.makeOrganization(originOf(0), first, name, 'Duel School')
    const made = await post(`${originOf(0)}/api/users/invites?organization=${name}`, { uses: 1 }, first.idToken)
    const { token } = (await made.json()) as { token: string }
    await post(`${originOf(1)}/api/users/invites/success`, { token }, second.idToken)
    const changing = (origin: string, by: steps.Session, of: steps.Session, role: string) => {
      const url = `${origin}/api/users/members/${of.uid}/role?organization=${name}`
      return fetch(url, { method: 'PATCH', ...asked(by, { role }) })
    }
    const roleOf = async (session: steps.Session) => {
      const mine = await fetch(`${originOf(0)}/api/users/members/me?organization=${name}`, asked(session))
      return ((await mine.json()) as { role: string }).role
    }
    for (let turn = 0; turn < 20; turn++) {
      const [winner, other] = (await roleOf(first)) === 'owner' ? [first, second] : [second, first]
      expect((await changing(originOf(turn), winner, other, 'owner')).status).toBe(200)
      const both = await Promise.all([
        changing(originOf(0), first, second, 'User'),
        changing(originOf(1), second, first, 'User'),
      ])
      // The second is no owner any more when it is their turn.
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
      expect([await roleOf(first), await roleOf(second)].sort()).toEqual(['User', 'owner'])
    }
  })

  test('ownership is handed over while whoever gets it deletes their account, 20 times: an owner stays', async () => {
    const owner = await steps.createAccount(originOf(0), steps.newPerson())
    for (let turn = 0; turn < 20; turn++) {
      const heir = await steps.createAccount(originOf(turn), steps.newPerson())
      const name = steps.uniqueName('heir')
      await steps.makeOrganization(originOf(0), owner, name, 'Heir School')
      const made = await post(`${originOf(0)}/api/users/invites?organization=${name}`, { uses: 1 }, owner.idToken)
      const { token } = (await made.json()) as { token: string }
      await post(`${originOf(1)}/api/users/invites/success`, { token }, heir.idToken)
      const offered = { user_id: heir.uid }
      await post(`${originOf(0)}/api/users/owners/hand-over?organization=${name}`, offered, owner.idToken)
      const accept = `${originOf(0)}/api/users/owners/hand-over/answer?organization=${name}`
      const [accepted, deleted] = await Promise.all([
        post(accept, { accept: true }, heir.idToken),
        identity(originOf(1), 'delete', { idToken: heir.idToken }),
      ])
      // One of the two: the heir owns it and stays, or is gone and the offer with them.
      expect(deleted.status).toBe(accepted.ok ? 400 : 200)
      expect([200, 401, 404]).toContain(accepted.status)
      const owners = await fetch(`${originOf(1)}/api/users/owners?organization=${name}`, asked(owner))
      expect(await owners.json()).toMatchObject({ totalResults: 1 })
    }
  })

  test('one e-mail: one account; the excess is told that it exists, or to come back', async () => {
    const { email, password } = steps.newPerson()
    const counts = await race((origin) => identity(origin, 'signUp', { email, password, returnSecureToken: true }))
    expect(counts[200]).toBe(1)
    expect((counts[400] ?? 0) + (counts[503] ?? 0)).toBe(RIVALS - 1)
  })

  test('one username: one has it, the others 409', async () => {
    const people: steps.Session[] = []
    for (let person = 0; person < 8; person++)
      people.push(await steps.createAccount(originOf(person), steps.newPerson()))
    const data = { username: steps.uniqueName('contested') }
    const winners = new Set<string>()
    const counts = await race(async (origin, rival) => {
      const { uid = '', idToken = '' } = people[rival % people.length] ?? {}
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` }
      const init = { method: 'PATCH', headers, body: JSON.stringify({ data }) }
      const response = await fetch(`${origin}/api/users/members/${uid}`, init)
      if (response.ok) winners.add(uid)
      return response
    })
    // The winner may ask again for what is already theirs.
    expect(winners.size).toBe(1)
    expect(counts).toEqual({ 200: RIVALS / people.length, 409: RIVALS - RIVALS / people.length })
  })

  test('one custom token: one sign-in', async () => {
    const { uid, idToken } = await steps.createAccount(originOf(0), steps.newPerson())
    const minted = await post(`${originOf(1)}/api/iam/auth/customToken`, { uid }, idToken)
    const { customToken: token } = (await minted.json()) as { customToken: string }
    const more = { origin: originOf(0) }
    const counts = await race((origin) =>
      identity(origin, 'signInWithCustomToken', { token, returnSecureToken: true }, more),
    )
    expect(counts).toEqual({ 200: 1, 400: RIVALS - 1 })
  })

  test('one reset code: one new password', async () => {
    const { email, password } = steps.newPerson()
    await identity(originOf(0), 'signUp', { email, password, returnSecureToken: true })
    await identity(originOf(1), 'sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const mails = await fetch(`${originOf(0)}/dev/mailbox.json`)
    const [mail] = ((await mails.json()) as { to: string; links: string[] }[]).filter(({ to }) => to === email)
    const oobCode = new URL(mail?.links[0] ?? '').searchParams.get('oobCode')
    const counts = await race((origin, rival) =>
      identity(origin, 'resetPassword', { oobCode, newPassword: `Battery-Staple-${rival}` }),
    )
    expect(counts[200]).toBe(1)
    expect((counts[400] ?? 0) + (counts[503] ?? 0)).toBe(RIVALS - 1)
  })

  test('one refresh token from 20 tabs: nobody is signed out', async () => {
    const session = await steps.createAccount(originOf(0), steps.newPerson())
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, tab) => steps.refresh(originOf(tab), session)))
    expect(new Set(tokens).size).toBe(20)
    await expect(steps.profile(originOf(1), session)).resolves.toMatchObject({ user_id: session.uid })
  })

  test('a session that one process ends is over at the other at once', async () => {
    const person = steps.newPerson()
    const session = await steps.createAccount(originOf(0), person)
    const other = await steps.signInWithPassword(originOf(1), person)
    const change = { idToken: session.idToken, password: 'Battery-Staple-9', returnSecureToken: true }
    expect((await identity(originOf(0), 'update', change)).status).toBe(200)
    await expect(steps.profile(originOf(1), other)).rejects.toThrow('answered 401')
    await expect(steps.refresh(originOf(1), other)).rejects.toThrow('TOKEN_EXPIRED')
  })
})
