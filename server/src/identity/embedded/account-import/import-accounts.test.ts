/** A file of accounts becomes accounts: who signs in afterwards, what another run does, and what stays as it is. */
import { pbkdf2Sync } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#db/database.ts'
import { accountIdentities, accounts, auditRecords, users } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { findForgotten } from '#users/anonymize-user.ts'
import { recordAccount } from '#users/accounts/record-account.ts'
import { entriesOf } from './entries.ts'
import { readHashParameters } from './hash-parameters.ts'
import { importAccounts, type Told } from './import-accounts.ts'

const issuer = 'https://accounts.google.com'
const password = 'user1password'
/** The published example: https://github.com/firebase/scrypt#password-hashing */
const parameters = readHashParameters(
  JSON.stringify({
    base64_signer_key: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    base64_salt_separator: 'Bw==',
    rounds: 8,
    mem_cost: 14,
  }),
)
const exportedHash = {
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
}
const salt = Buffer.from('0123456789abcdef')
const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const pbkdf2 = `$pbkdf2-sha256$i=1000$${b64(salt)}$${b64(pbkdf2Sync(password, salt, 1_000, 32, 'sha256'))}`

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

async function* pieces(text: string): AsyncGenerator<string> {
  yield text
}

interface Run {
  dryRun?: boolean
  correctHashes?: boolean
  onAccountSaved?: typeof recordAccount
}

/** Out: the totals, and everything that was told. */
async function run(
  entries: object[] | string,
  { dryRun = false, correctHashes = false, onAccountSaved = recordAccount }: Run = {},
) {
  const text = typeof entries === 'string' ? entries : JSON.stringify({ users: entries })
  const told: Told[] = []
  const dependencies = { db: server.database.db, issuer, onAccountSaved, findForgotten, now: () => new Date() }
  const totals = await importAccounts(
    dependencies,
    entriesOf(pieces(text)),
    { parameters, dryRun, correctHashes },
    async (more) => {
      told.push(...more)
    },
  )
  return { totals, told }
}

const signIn = (email: string, given = password) => server.identity('signInWithPassword', { email, password: given })
const accountOf = async (uid: string) =>
  (await server.database.db.select().from(accounts).where(eq(accounts.uid, uid)))[0]
const recordOf = async (uid: string) => (await server.database.db.select().from(users).where(eq(users.uid, uid)))[0]
const allAccounts = async () => (await server.database.db.select().from(accounts)).length

test('whoever is imported signs in with their password, and is the same account with a record of its own', async () => {
  const google = { providerId: 'google.com', rawId: 'google-1', email: 'a@gmail.com', displayName: 'Ann' }
  const imported = [
    {
      localId: 'Ann1',
      email: 'Ann@Example.com',
      emailVerified: true,
      ...exportedHash,
      displayName: 'Ann Lee',
      createdAt: '1508893925000',
      lastSignedInAt: '1508893926000',
      providerUserInfo: [google],
    },
    { localId: 'Ben1', email: 'ben@example.com', hash: pbkdf2, disabled: true },
  ]
  expect(await run(imported)).toEqual({ totals: { imported: 2, existing: 0, corrected: 0, refused: 0 }, told: [] })

  expect(await accountOf('Ann1')).toMatchObject({
    email: 'Ann@Example.com',
    emailKey: 'ann@example.com',
    emailVerified: true,
    displayName: 'Ann Lee',
    createdAt: new Date(1_508_893_925_000),
    lastSignInAt: new Date(1_508_893_926_000),
  })
  expect(await recordOf('Ann1')).toMatchObject({ emailKey: 'ann@example.com', displayName: 'Ann Lee' })
  const identities = await server.database.db.select().from(accountIdentities).where(eq(accountIdentities.uid, 'Ann1'))
  expect(identities).toEqual([expect.objectContaining({ issuer, subject: 'google-1', email: 'a@gmail.com' })])
  const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.subject, 'Ann1'))
  expect(records).toEqual([expect.objectContaining({ actor: 'import-accounts', action: 'account.imported' })])

  expect(await signIn('ann@example.com', 'wrong')).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } })
  const { localId, idToken } = await signIn('ann@example.com')
  expect(localId).toBe('Ann1')
  expect((await accountOf('Ann1'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,/)
  expect(await server.api({ url: '/api/users/profile' }, `Bearer ${String(idToken)}`)).toMatchObject({ status: 200 })
  expect(await signIn('ben@example.com')).toMatchObject({ error: { message: 'USER_DISABLED' } })
})

test('a second run changes nothing, whatever has happened to an account meanwhile', async () => {
  const entry = { localId: 'Cat1', email: 'cat@example.com', hash: pbkdf2, displayName: 'Cat' }
  await run([entry, { email: 'no-id@example.com', hash: pbkdf2 }])
  await signIn('cat@example.com')
  const before = await accountOf('Cat1')
  expect(await run([entry, { email: 'NO-ID@example.com', hash: pbkdf2 }, { ...entry, displayName: 'Dog' }])).toEqual({
    totals: { imported: 0, existing: 3, corrected: 0, refused: 0 },
    told: [],
  })
  expect(await accountOf('Cat1')).toEqual(before)
})

test('what is taken is refused, within the file and by who is here; a new id is told', async () => {
  const google = [{ providerId: 'google.com', rawId: 'google-2' }]
  const { told, totals } = await run([
    { localId: 'Dan1', email: 'ADA@example.com', hash: pbkdf2 },
    { localId: 'Dan2', email: 'dan@example.com', providerUserInfo: google },
    { localId: 'Dan3', email: 'Dan@Example.com' },
    { localId: 'Dan4', providerUserInfo: google },
    { localId: 'Dan 5', email: 'dan5@example.com', hash: pbkdf2 },
    { localId: 'Dan6', email: 'dan6', hash: pbkdf2 },
  ])
  expect(totals).toEqual({ imported: 2, existing: 0, corrected: 0, refused: 4 })
  expect(told).toEqual([
    { line: 1, localId: 'Dan1', refused: { code: 'email_taken' } },
    { line: 1, localId: 'Dan3', refused: { code: 'email_taken' } },
    { line: 1, localId: 'Dan4', refused: { code: 'google_taken' } },
    { line: 1, localId: 'Dan 5', uid: expect.stringMatching(/^\w{28}$/), notes: ['new_uid'] },
    { line: 1, localId: 'Dan6', refused: { code: 'email_invalid' } },
  ])
  // Ada, who was here, still has her own password.
  expect(await signIn('ada@example.com', 'correct horse')).toHaveProperty('idToken')
})

test('an import that is cut off keeps whole batches, and the next run goes on', async () => {
  const many = Array.from({ length: 230 }, (_unused, n) => ({ localId: `Eve${n}`, email: `eve${n}@example.com` }))
  let left = 220
  const stopping = async (...[tx, account]: [Transaction, Parameters<typeof recordAccount>[1]]) => {
    left -= 1
    if (left === 0) throw new Error('the power is cut')
    await recordAccount(tx, account)
  }
  await expect(run(many, { onAccountSaved: stopping })).rejects.toThrow('the power is cut')
  const eves = () => server.database.db.select().from(accounts).where(like(accounts.uid, 'Eve%'))
  expect(await eves()).toHaveLength(200)
  expect((await run(many)).totals).toEqual({ imported: 30, existing: 200, corrected: 0, refused: 0 })
  expect(await eves()).toHaveLength(230)
  const records = await server.database.db.select().from(auditRecords).where(like(auditRecords.subject, 'Eve%'))
  expect(records).toHaveLength(230)
})

test('the same file twice at once: every account is there once', async () => {
  const many = Array.from({ length: 30 }, (_unused, n) => ({ localId: `Fay${n}`, email: `fay${n}@example.com` }))
  const runs = await Promise.all([run(many), run(many)])
  expect(runs.map(({ totals }) => totals.imported + totals.existing)).toEqual([30, 30])
  expect(runs.reduce((sum, { totals }) => sum + totals.imported, 0)).toBe(30)
})

test('a person’s own name stands; an address that another record has refuses that account alone', async () => {
  const { db } = server.database
  await db.insert(users).values([
    { uid: 'Gil1', email: 'gil@example.com', emailKey: 'gil@example.com', displayName: 'Gil, as he likes it' },
    { uid: 'Other', email: 'hal@example.com', emailKey: 'hal@example.com' },
  ])
  const { totals, told } = await run([
    { localId: 'Gil1', email: 'gil@example.com', displayName: 'Gilbert', hash: pbkdf2 },
    { localId: 'Hal1', email: 'hal@example.com', hash: pbkdf2 },
    { localId: 'Ida1', email: 'ida@example.com', hash: pbkdf2 },
  ])
  expect(totals).toEqual({ imported: 2, existing: 0, corrected: 0, refused: 1 })
  expect(told).toEqual([{ line: 1, localId: 'Hal1', refused: { code: 'email_taken' } }])
  expect((await recordOf('Gil1'))?.displayName).toBe('Gil, as he likes it')
})

test('a damaged file: what comes before is imported, and the rest is told', async () => {
  await expect(run('{"users": [{"localId":"Jan1","email":"jan@example.com"},\n{"localId":')).rejects.toThrow(
    /ends too early, in the account that begins on line 2/,
  )
  expect(await accountOf('Jan1')).toBeDefined()
})

test('a dry run says what would be, and writes nothing', async () => {
  const before = await allAccounts()
  const entries = [
    { localId: 'Kim1', email: 'kim@example.com' },
    { localId: 'Kim2', email: 'ada@example.com' },
    { localId: 'Kim3' },
  ]
  expect((await run(entries, { dryRun: true })).totals).toEqual({ imported: 1, existing: 0, corrected: 0, refused: 2 })
  expect(await allAccounts()).toBe(before)
})

test('whoever had their account deleted is not brought back by an old file', async () => {
  const entry = { localId: 'Noa1', email: 'noa@example.com', hash: pbkdf2, displayName: 'Noa' }
  await run([entry])
  const { idToken } = await signIn('noa@example.com')
  expect(await server.identity('delete', { idToken })).not.toHaveProperty('error')
  expect(await accountOf('Noa1')).toBeUndefined()
  expect((await run([entry])).told).toEqual([{ line: 1, localId: 'Noa1', refused: { code: 'deleted_here' } }])
  expect(await accountOf('Noa1')).toBeUndefined()
  expect(await recordOf('Noa1')).toMatchObject({ email: null, displayName: '' })
})

test('hostile hashes are refused and leave no account', async () => {
  const hashes = [
    `$2b$31$${'a'.repeat(53)}`,
    '$argon2id$v=19$m=4194304,t=9,p=1$MDEyMzQ1Njc4OWFiY2RlZg$MDEyMzQ1Njc4OWFiY2RlZg',
  ]
  const { told } = await run(hashes.map((hash, n) => ({ localId: `Lee${n}`, email: `lee${n}@example.com`, hash })))
  expect(told.map(({ refused }) => refused?.code)).toEqual(['hash_too_costly', 'hash_too_costly'])
  expect(await accountOf('Lee0')).toBeUndefined()
})

test('an imported account without a password sets one by a mailed code', async () => {
  await run([
    { localId: 'Mia1', email: 'mia@example.com', providerUserInfo: [{ providerId: 'facebook.com', rawId: '1' }] },
  ])
  await server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'mia@example.com' })
  const [mail] = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
  expect(mail?.to).toBe('mia@example.com')
  const oobCode = new URL(mail?.links[0] ?? '').searchParams.get('oobCode')
  await server.identity('resetPassword', { oobCode, newPassword: 'Another-Horse-7' })
  expect(await signIn('mia@example.com', 'Another-Horse-7')).toHaveProperty('idToken')
})

test('hashes of an import with the wrong parameters are corrected, but for whoever has a password of their own here', async () => {
  const wrong = pbkdf2.replace('i=1000', 'i=1001')
  const entry = (name: string, hash: string) => ({ localId: name, email: `${name}@example.com`, hash })
  await run([entry('Oda1', wrong), entry('Pia1', wrong), entry('Qui1', pbkdf2)])
  await signIn('qui1@example.com')
  await server.identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'pia1@example.com' })
  const [mail] = (await server.app.inject('/dev/mailbox.json')).json<{ links: string[] }[]>()
  const oobCode = new URL(mail?.links[0] ?? '').searchParams.get('oobCode')
  await server.identity('resetPassword', { oobCode, newPassword: 'Another-Horse-7' })

  const again = ['Oda1', 'Pia1', 'Qui1'].map((name) => entry(name, pbkdf2))
  expect((await run(again)).totals).toMatchObject({ existing: 3, corrected: 0 })
  expect(await signIn('oda1@example.com')).toHaveProperty('error')
  expect((await run(again, { correctHashes: true, dryRun: true })).totals).toMatchObject({ corrected: 0 })
  expect((await run(again, { correctHashes: true })).totals).toMatchObject({ existing: 3, corrected: 1 })
  expect(await signIn('oda1@example.com')).toHaveProperty('idToken')
  expect(await signIn('pia1@example.com')).toHaveProperty('error')
  expect(await signIn('pia1@example.com', 'Another-Horse-7')).toHaveProperty('idToken')
  const records = await server.database.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.action, 'account.import_corrected'))
  expect(records.map(({ subject }) => subject)).toEqual(['Oda1'])
})
