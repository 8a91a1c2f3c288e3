/** Links in mails that come too late: told so however long ago that was, though nothing is kept of them any more. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import { mailedSignIns, oneTimeSecrets } from '#db/schema.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { hasRunOut, newLinkCode } from './secrets.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity({ origins: {} })))
afterAll(() => the.close())

test('a link that was cleared away after its time has expired, and was not used', async () => {
  const { email } = await the.signUp()
  await the.identity.mailSignIn({ email, address: '192.0.2.1' })
  await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const link = the.signInMails.at(-1)?.link
  const reset = the.codes.at(-1)?.code
  the.pass(40 * DAY_SECONDS)
  for (const sweep of Object.values(the.identity.sweeps)) await sweep()
  expect(await the.database.db.select().from(mailedSignIns)).toEqual([])
  expect(await the.database.db.select().from(oneTimeSecrets)).toEqual([])
  for (const oobCode of [link, reset]) {
    expect(await the.call('resetPassword', { oobCode })).toMatchObject({ error: 'EXPIRED_OOB_CODE' })
  }
  expect(await the.call('signInWithEmailLink', { email, oobCode: link })).toMatchObject({ error: 'EXPIRED_OOB_CODE' })
})

test('a part of a link, and one that nobody has made yet, say nothing of a time', async () => {
  const now = new Date()
  const code = newLinkCode(now)
  expect(hasRunOut(code, now)).toBe(true)
  expect(hasRunOut(code, new Date(now.getTime() - 1_000))).toBe(false)
  expect(hasRunOut(code.slice(0, -1), now)).toBe(false)
  expect(hasRunOut('a', now)).toBe(false)
})
