/** Usernames that look like another's, that are reserved, and that rest: over HTTP, and in the database that decides. */
import { restingNameDays, restingUsernamesEach } from '@atrium/contract/limits'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restingUsernames, users } from '#db/schema.ts'
import { testContent, type TestContent } from '#testing/files/content.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { anonymizeUser } from '#users/anonymize-user.ts'
import { serveUsers } from '#users/routes.ts'
import { fillUsernameSkeletons } from './fill-skeletons.ts'
import { freeRestedUsernames } from './username.ts'

let server: TestServer
let content: TestContent
beforeAll(async () => {
  content = await testContent()
  server = await testServer([serveUsers], (db) => ({ content: content.on(db) }))
})
afterAll(async () => {
  await server.close()
  await content.remove()
})

const taken = { error: 'username_taken', message: 'This username is taken, please try another one.' }

/** Saves a username through the door of this name. */
const doors = {
  'POST signup': (username: string) =>
    ({ method: 'POST', url: '/api/users/signup', payload: { given_name: 'A', family_name: 'B', username } }) as const,
  'PATCH profile': (username: string) =>
    ({ method: 'PATCH', url: '/api/users/profile', payload: { username } }) as const,
  'PATCH members': (username: string, uid: string) =>
    ({ method: 'PATCH', url: `/api/users/members/${uid}`, payload: { data: { username } } }) as const,
  'PATCH users': (username: string, uid: string) =>
    ({ method: 'PATCH', url: `/api/users/${uid}`, payload: { username } }) as const,
}
type Door = keyof typeof doors
const everyDoor = Object.keys(doors) as Door[]

async function save(uid: string, username: string, door: Door = 'PATCH members') {
  const as = await server.person(uid)
  return server.ask({ ...doors[door](username, uid), as })
}
const exists = async (username: string) => {
  const url = `/api/users/members/check-username/${encodeURIComponent(username)}`
  return (await server.ask({ url })).body['exists']
}

describe.each(everyDoor)('%s', (door) => {
  const slug = door.toLowerCase().replace(' ', '')

  test('409 for a username that looks like somebody’s', async () => {
    expect((await save(`${slug}-first`, `${slug}paypal`)).status).toBe(200)
    const { status, body } = await save(`${slug}-second`, `${slug}paypaI`, door)
    expect({ status, body }).toMatchObject({ status: 409, body: taken })
  })

  test.each(['admin', 'adm1n', 'Support', 'atrium', 'atrium-team'])('409 for %s', async (name) => {
    const { status, body } = await save(`${slug}-impostor`, name, door)
    expect({ status, body }).toMatchObject({ status: 409, body: taken })
  })

  test.each(['аԁmіn', 'ada\uFE0F', 'а\u0064\u0061', 'ada\u3164', '.', '..', '\u2026'])('422 for %j', async (name) => {
    expect((await save(`${slug}-unseen`, name, door)).status).toBe(422)
  })
})

test.each([
  ['ΔΡΥΣ', 'δρυσ'],
  ['οδοσ', 'ΟΔΟΣ'],
  ['İSTANBUL', 'istanbul'],
  ['izmir', 'İZMİR'],
  ['IŞIK', 'ışık'],
  ['ılgaz', 'ILGAZ'],
])('of %s and %s, which are one name, nobody has the second, and it rests with the first', async (one, other) => {
  const id = Buffer.from(one).toString('hex')
  expect((await save(`first-${id}`, one)).status).toBe(200)
  expect(await exists(other)).toBe(true)
  expect(await save(`second-${id}`, other)).toMatchObject({ status: 409, body: taken })
  expect((await save(`first-${id}`, `left${id}`)).status).toBe(200)
  expect(await exists(other)).toBe(true)
  expect((await save(`second-${id}`, other)).status).toBe(409)
})

test('check-username answers that a look-alike, a reserved name and a name at rest exist', async () => {
  await save('original', 'Nightingale')
  expect(await exists('nightingaIe')).toBe(true)
  expect(await exists('nightinga1e')).toBe(true)
  expect(await exists('adm1n')).toBe(true)
  expect(await exists('nightingales')).toBe(false)
})

test('check-username answers whoever asks for themselves as saving it would: what rests for them is not taken', async () => {
  await save('returner', 'Robin Redbreast'.replace(' ', ''))
  await save('returner', 'anothername')
  const [returner, other] = [await server.person('returner'), await server.person('somebodyelse')]
  const asked = async (username: string, as: typeof returner | undefined, user_id?: string) => {
    const url = `/api/users/members/check-username/${username}`
    return (await server.ask({ url, ...(user_id && { query: { user_id } }), ...(as && { as }) })).body['exists']
  }
  for (const name of ['robinredbreast', 'AnotherName']) {
    expect(await asked(name, returner, 'returner')).toBe(false)
    expect(await asked(name, returner)).toBe(true)
    expect(await asked(name, other, 'returner')).toBe(true)
    expect(await asked(name, undefined, 'returner')).toBe(true)
  }
  expect(await asked('admin', returner, 'returner')).toBe(true)
})

test('of 40 people who claim two names that look alike at once, one gets one', async () => {
  const claims = Array.from({ length: 40 }, (_, index) => save(`rival${index}`, index % 2 ? 'kamal' : 'karnal'))
  const statuses = (await Promise.all(claims)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(39)
})

test('200 for one’s own name in another spelling that looks the same', async () => {
  expect((await save('speller', 'Tilda')).status).toBe(200)
  expect((await save('speller', 'TILDA')).status).toBe(200)
})

describe('names from before', () => {
  const put = async (uid: string, username: string) => {
    await server.person(uid)
    const values = { username, usernameKey: username.toLowerCase(), usernameSkeleton: null }
    await server.database.db.update(users).set(values).where(eq(users.uid, uid))
  }
  const fill = () => fillUsernameSkeletons(server.database.db)

  test('both of two that look alike stay, go on changing their records, and keep a third out', async () => {
    await put('older', 'mimic')
    await put('younger', 'rnimic')
    await fill()
    await fill()
    expect((await save('older', 'Mimic')).status).toBe(200)
    expect((await save('younger', 'rnimic')).status).toBe(200)
    expect((await save('third', 'rnirnic')).status).toBe(409)
  })

  test('both of two that differ by the end of a Greek word alone stay, and keep a third out', async () => {
    await put('capitals', 'ΠΥΡΓΟΣ')
    await put('misspelt', 'πυργοσ')
    await fill()
    for (const [uid, username] of [
      ['capitals', 'πυργος'],
      ['misspelt', 'πυργοσ'],
    ] as const) {
      expect((await save(uid, username)).status).toBe(200)
    }
    expect((await save('third', 'ΠΥΡΓΟΣ')).status).toBe(409)
  })

  test('when the first is given up, the second holds the look of it', async () => {
    await put('giver', 'comet')
    await put('keeper', 'cornet')
    await fill()
    expect((await save('giver', 'halley')).status).toBe(200)
    await fill()
    expect(await exists('comet')).toBe(true)
  })

  test('who has a reserved name keeps it', async () => {
    await put('veteran', 'support')
    await fill()
    expect((await save('veteran', 'Support')).status).toBe(200)
  })

  test('more of them than are read at once are all filled', async () => {
    await server.database.db.execute(
      sql`insert into users (uid, username, username_key) select 'many' || n, 'number' || n, 'number' || n from generate_series(20000, 22500) as n`,
    )
    await fill()
    const rows = await server.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from users where username like 'number%' and username_skeleton is null`,
    )
    expect(rows).toMatchObject({ rows: [{ count: 0 }] })
  })
})

describe('the name of somebody whose account is gone', () => {
  const forget = (uid: string) => server.database.db.transaction((tx) => anonymizeUser(tx, uid))

  test('rests with what looks like it, without a word of whose it was; then it is free', async () => {
    await save('departed', 'mallory')
    await forget('departed')
    expect(await exists('Mallory')).toBe(true)
    expect(await exists('malIory')).toBe(true)
    expect((await save('heir', 'mallory')).body).toMatchObject(taken)
    expect((await save('heir', 'MALLORY')).status).toBe(409)
    const [row] = await server.database.db.select().from(users).where(eq(users.uid, 'departed'))
    expect(row).toMatchObject({ username: null, usernameKey: null, usernameSkeleton: null })

    const days = sql`make_interval(days => ${restingNameDays})`
    const [resting] = await server.database.db
      .select({ long: sql<boolean>`rests_until > now() + ${days} - interval '1 minute'` })
      .from(restingUsernames)
    expect(resting).toEqual({ long: true })
    await server.database.db.update(restingUsernames).set({ restsUntil: sql`now() - interval '1 second'` })
    expect(await exists('mallory')).toBe(false)
    await freeRestedUsernames(server.database.db)
    expect(await server.database.db.select().from(restingUsernames)).toEqual([])
    expect((await save('heir', 'mallory')).status).toBe(200)
  })

  test('is not to be had at the very moment it is given up', async () => {
    await save('leaving', 'trent')
    const [answer] = await Promise.all([save('waiting', 'trent'), forget('leaving')])
    expect(answer.status).toBe(409)
  })
})

describe('the name that somebody gave up for another', () => {
  const resting = (uid: string) =>
    server.database.db
      .select({ name: restingUsernames.usernameKey })
      .from(restingUsernames)
      .where(eq(restingUsernames.uid, uid))

  test.each(everyDoor)('rests for them alone, changed by %s', async (door) => {
    const at = everyDoor.indexOf(door)
    const [uid, before] = [`giver${at}`, `given${'abcd'.charAt(at)}`]
    await save(uid, before)
    expect([200, 201]).toContain((await save(uid, `${before}new`, door)).status)
    expect(await exists(before)).toBe(true)
    expect((await save(`taker${at}`, before)).body).toMatchObject(taken)
    expect([200, 201]).toContain((await save(uid, before, door)).status)
    // It is theirs, and rests no more; the other one does.
    expect(await resting(uid)).toEqual([{ name: `${before}new` }])
  })

  test('in another spelling is the same name, and leaves nothing behind', async () => {
    await save('respeller', 'Tycho')
    await save('respeller', 'TYCHO')
    expect(await resting('respeller')).toEqual([])
  })

  test('keeps few names from everybody: of those before, the oldest are free', async () => {
    for (let turn = 0; turn <= restingUsernamesEach + 1; turn += 1) {
      expect((await save('changer', `changing${turn}`)).status).toBe(200)
      await server.database.db
        .update(restingUsernames)
        .set({ restsUntil: sql`rests_until - interval '1 minute'` })
        .where(eq(restingUsernames.uid, 'changer'))
    }
    expect(await resting('changer')).toHaveLength(restingUsernamesEach)
    expect(await exists('changing0')).toBe(false)
    expect(await exists('changing1')).toBe(true)
    expect((await save('collector', 'changing0')).status).toBe(200)
  })

  test('is nobody’s once their account is gone, and whose it was is not kept', async () => {
    await save('goner', 'earlier')
    await save('goner', 'later')
    await server.database.db.transaction((tx) => anonymizeUser(tx, 'goner'))
    expect(await resting('goner')).toEqual([])
    expect([await exists('earlier'), await exists('later')]).toEqual([true, true])
  })

  test('is not to be had at the very moment it is given up', async () => {
    await save('switching', 'kepler')
    const [answer] = await Promise.all([save('hovering', 'kepler'), save('switching', 'keplers')])
    expect(answer.status).toBe(409)
  })
})
