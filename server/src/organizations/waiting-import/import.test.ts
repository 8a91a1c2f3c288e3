/** The import of organizations from a waiting CSV, by status and by line. */
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Actor } from '#http/actor.ts'
import { type OrganizationsFixture, organizationsFixture } from '#testing/fixtures/organizations.ts'
import { wholeServer } from '#testing/servers/whole-server.ts'
import { importWaiting } from './import.ts'

const url = '/api/iam/importScript/create-new-orgs'
let folder: string
let importFile: string
let server: OrganizationsFixture
let operator: Actor
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-import-'))
  importFile = join(folder, 'organizations.csv')
  server = await organizationsFixture(importFile)
  operator = await server.person('operator')
  operator.emailVerified = true
  await server.person('ada')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await writeFile(importFile, 'name,displayName,ownerEmail\n')
})

const run = (as = operator) => server.ask({ url, as })
const waiting = (...lines: string[]) => writeFile(importFile, lines.join('\n'))
const header = 'name,displayName,ownerEmail'
const line = (line: number, name: string, outcome: string, reason: string | null = null) => ({
  line,
  name,
  outcome,
  reason,
})

describe('who may start it', () => {
  test('401 without a bearer', async () => {
    expect((await server.ask({ url })).status).toBe(401)
  })

  test('403 for whoever is no operator, also where no file waits', async () => {
    await unlink(importFile)
    const { status, body } = await run(await server.person('ada'))
    expect([status, body['error']]).toEqual([403, 'forbidden'])
  })

  test('403 for an operator whose address is not verified', async () => {
    expect((await run({ ...(await server.person('operator')), emailVerified: false })).status).toBe(403)
    operator = await server.person('operator')
    operator.emailVerified = true
  })
})

describe('a file that is none', () => {
  test('404 where none waits', async () => {
    await unlink(importFile)
    expect((await run()).status).toBe(404)
  })

  test.each([
    ['without a column that is needed', 'name,displayName\n', { ownerEmail: 'This field is required.' }],
    ['with a column that nobody knows', `${header},color\n`, { color: 'This field is not known.' }],
    ['with a column twice', `${header},name\n`, { name: 'This field is not known.' }],
    ['with a quote that does not end', `${header}\n"acme,Acme School,a@b.c\n`, { file: 'This value is not valid.' }],
    ['that is empty', '', { name: 'This field is required.' }],
    ['of other letters than UTF-8', Buffer.from([0xff, 0xfe, 0x41]), { file: 'This value is not valid.' }],
    ['of more than 10,000 lines', `${header}\n${'a,b,c\n'.repeat(10_001)}`, { file: 'That is too many at once.' }],
    ['of more than 5 MB', 'x'.repeat(5 * 1024 * 1024 + 1), { file: 'That is too many at once.' }],
  ])('422 for one %s', async (_what, content, errors) => {
    await writeFile(importFile, content)
    const { status, body } = await run()
    expect([status, body['errors']]).toEqual([422, errors])
  })
})

describe('its lines', () => {
  test('each is told by its number, as an editor counts them', async () => {
    const lines = [
      `\uFEFF${header},company_email`,
      'first,First School,ada@example.com,"office',
      'of@example.com"',
      '',
      '"second","Second ""School""",ada@example.com,',
      'third,Third School,ADA@Example.com,',
    ]
    await writeFile(importFile, lines.join('\r\n'))
    const { status, body } = await run()
    expect(status).toBe(200)
    expect(body['lines']).toEqual([
      line(2, 'first', 'refused', 'Invalid email'),
      line(5, 'second', 'refused', expect.stringMatching(/^Display name should start/) as string),
      line(6, 'third', 'created'),
    ])
  })

  test.each([
    ['ab,A School,ada@example.com', 'Domain name must be at least 3 characters long.'],
    ['under_score,A School,ada@example.com', 'Domain name can only contain letters and numbers.'],
    ['studio,A School,ada@example.com', 'This name is reserved. Please choose another one.'],
    ['fine,abc,ada@example.com', /^Display name should start/],
    ['fine,A School,nobody', 'Invalid email'],
    ['fine,A School,nobody@example.com', 'User not found'],
    ['fine,A School', 'This value is not valid.'],
    ['fine,A School,ada@example.com,more', 'This value is not valid.'],
    ['a\0b,A School,ada@example.com', 'This value is not valid.'],
  ])('%j is refused', async (text, reason) => {
    await waiting(header, text)
    const { body } = await run()
    expect(body).toMatchObject({ created: 0, existing: 0, refused: 1 })
    expect((body['lines'] as { reason: string }[])[0]?.reason).toMatch(reason)
  })

  test('optional columns, in any order', async () => {
    const columns = 'primary,ownerEmail,logo_url,page_background,displayName,company_email,name'
    await waiting(
      columns,
      '#abc,ada@example.com,https://cdn.example/l.png,#123456,Painted School,office@example.com,painted',
    )
    expect((await run()).body).toMatchObject({ created: 1 })
    const query = { name: 'painted' }
    const { body } = await server.ask({ url: '/api/iam/organizations', query, as: await server.person('ada') })
    const colors = { primary: '#abc', page_background: '#123456' }
    expect(body['results']).toMatchObject([
      { displayName: 'Painted School', role: 'owner', branding: { logo_url: 'https://cdn.example/l.png', colors } },
    ])
  })

  test('a name that exists: with this owner it is done, with another it is refused', async () => {
    await server.person('grace')
    await server.create('graces', await server.person('grace'))
    await waiting(header, 'graces,Graces School,grace@example.com', 'graces,Graces School,ada@example.com')
    expect((await run()).body).toEqual({
      created: 0,
      existing: 1,
      refused: 1,
      lines: [line(2, 'graces', 'exists'), line(3, 'graces', 'refused', 'Organization already exists')],
    })
  })

  test('a name that rests is refused, also for whoever owned it', async () => {
    const ada = await server.person('ada')
    const id = await server.create('resting', ada)
    await server.ask({ method: 'DELETE', url: `/api/iam/organizations/${id}`, as: ada })
    await waiting(header, 'resting,Resting School,ada@example.com')
    expect((await run()).body['lines']).toEqual([line(2, 'resting', 'refused', 'Organization already exists')])
  })

  test('twice in turn, and twice at once: nothing is created twice', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `school${index}`)
    await waiting(header, ...names.map((name) => `${name},A School,ada@example.com`))
    const [one, other] = await Promise.all([run(), run()])
    expect(Number(one.body['created']) + Number(other.body['created'])).toBe(25)
    expect(Number(one.body['existing']) + Number(other.body['existing'])).toBe(25)
    expect((await run()).body).toMatchObject({ created: 0, existing: 25, refused: 0 })
  })

  test('an owner whose account goes as it is their turn: that line is refused, and the others are done', async () => {
    const grown = await server.person('leaving')
    await waiting(header, 'left,Left School,leaving@example.com', 'behind,Behind School,ada@example.com')
    const { db } = server.database
    const goes: typeof db.transaction = async (work) => {
      await db.execute(sql`update users set gone_at = now() where uid = ${grown.uid}`)
      return db.transaction(work)
    }
    const meanwhile = Object.create(db, { transaction: { value: goes } }) as typeof db
    const settings = { ...server.context.settings, importFile }
    const { lines } = await importWaiting({ db: meanwhile, settings, provider: {} }, { actor: operator })
    expect(lines).toEqual([line(2, 'left', 'refused', 'User not found'), line(3, 'behind', 'created')])
  })
})

test('the owner is held before the organization is, as by whoever makes one', async () => {
  const whole = await wholeServer({ OPERATOR_EMAILS: 'ada@example.com', IMPORT_FILE: importFile })
  await whole.database.db.execute(sql`update accounts set email_verified = true`)
  await waiting(header, 'held,Held School,ada@example.com')
  expect(await whole.api({ method: 'GET', url })).toMatchObject({ status: 200, body: { created: 1 } })
  await whole.close()
})
