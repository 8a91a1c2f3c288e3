/** A sign-in waits for a hash of its password, and what it asked before is otherwise by then. */
import { hash as bcrypt } from 'bcrypt'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '#db/schema.ts'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

/** Done once, when the next hash of that kind has been computed. */
const { meanwhile } = vi.hoisted(() => ({ meanwhile: new Map<string, () => unknown>() }))
vi.mock(import('#identity/embedded/passwords/hash-threads.ts'), async (original) => {
  const threads = await original()
  return {
    ...threads,
    inHashThread(job, input) {
      const done = threads.inHashThread(job, input)
      const work = async () => {
        const asked = meanwhile.get(job)
        meanwhile.delete(job)
        await asked?.()
      }
      return done.then(work).then(() => done)
    },
  }
})

let the: TestIdentity
let onlyWay = false
beforeAll(async () => void (the = await testIdentity({ hasOnlyWay: () => onlyWay })))
beforeEach(() => void (onlyWay = false))
afterAll(() => the.close())

test('another address: what the former one was asked for begins nothing', async () => {
  const { email, idToken } = await the.signUp()
  const newEmail = `new-${email}`
  await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  meanwhile.set('matches', () => the.call('update', { oobCode: the.codes.at(-1)?.code }))
  expect(await the.signIn(email)).toMatchObject({ status: 400, error: 'INVALID_LOGIN_CREDENTIALS' })
  expect(await the.signIn(newEmail)).toMatchObject({ status: 200 })
})

test('disabled, or another password: likewise', async () => {
  const [disabled, changed] = [await the.signUp(), await the.signUp()]
  const { uid } = disabled
  const disabling = { uid, disabled: true, reason: 'A test.', actor: 'operator' } as const
  meanwhile.set('matches', () => the.identity.disableAccount(disabling))
  expect(await the.signIn(disabled.email)).toMatchObject({ status: 400 })
  meanwhile.set('matches', () => the.call('update', { idToken: changed.idToken, password: 'Another-Horse-9' }))
  expect(await the.signIn(changed.email)).toMatchObject({ status: 400, error: 'INVALID_LOGIN_CREDENTIALS' })
})

test.each(['matches', 'matchesImported', 'hash'])(
  'an organization’s own sign-in is the only way in by now, behind the job %s',
  async (job) => {
    const { email, uid } = await the.signUp()
    if (job !== 'matches') {
      const passwordHash = await bcrypt(goodPassword, 4)
      await the.database.db.update(accounts).set({ passwordHash }).where(eq(accounts.uid, uid))
    }
    meanwhile.set(job, () => void (onlyWay = true))
    expect((await the.signIn(email)).error).toMatch(/^OPERATION_NOT_ALLOWED/)
    expect(meanwhile.size).toBe(0)
  },
)
