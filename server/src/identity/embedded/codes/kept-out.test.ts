/** Whoever uses up what mail and codes an account may have keeps nobody out of it who comes in a browser that it knows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
let steps: ReturnType<typeof secondSteps>
const windowSeconds = 3_600
const limits = {
  mail: { max: 2, windowSeconds },
  mailRecipient: { max: 3, windowSeconds },
  mailAddress: { max: 6, windowSeconds },
  wrongMailedCode: { max: 2, windowSeconds },
}
beforeAll(async () => {
  the = await testIdentity({ limits })
  steps = secondSteps(the)
})
afterAll(() => the.close())

const used = { code: 'TOO_MANY_ATTEMPTS_TRY_LATER' }
let addresses = 0
const ask = ({ email }: Person, cookie?: string) =>
  the.identity.mailSignIn({ email, address: `203.0.113.${(addresses += 1)}`, cookie })
const mailed = () => the.signInMails.at(-1)?.code ?? ''
const another = (code: string) => (code === '000000' ? '000001' : '000000')

async function knownBrowserOf({ email }: Person): Promise<string> {
  const { headers } = await the.signIn(email)
  return `atrium_theme=dark; ${String(headers['set-cookie']).split(';')[0] ?? ''}`
}

test('strangers who ask for mails to somebody leave that person theirs', async () => {
  const [ada, eve] = [await steps.confirmed(), await steps.confirmed()]
  const [hers, eves] = [await knownBrowserOf(ada), await knownBrowserOf(eve)]
  for (let mail = 0; mail < limits.mailRecipient.max; mail += 1) await ask(ada)
  await expect(ask(ada)).rejects.toMatchObject(used)
  await expect(ask(ada, eves), 'known to somebody else').rejects.toMatchObject(used)
  await expect(ask(ada, `atrium_browser=${'x'.repeat(43)}`), 'invented').rejects.toMatchObject(used)
  for (let mail = 0; mail < limits.mail.max; mail += 1) await ask(ada, hers)
  await expect(ask(ada, hers)).rejects.toMatchObject(used)
})

test('the protocol’s own request is told apart as well', async () => {
  const ada = await steps.confirmed()
  const cookie = await knownBrowserOf(ada)
  for (let mail = 0; mail < limits.mailRecipient.max; mail += 1) await ask(ada)
  const body = { requestType: 'EMAIL_SIGNIN', email: ada.email, continueUrl: 'http://localhost:8080/' }
  expect(await the.call('sendOobCode', body)).toMatchObject({ status: 429 })
  expect(await the.call('sendOobCode', body, { cookie })).toMatchObject({ status: 200 })
})

test('whoever is at the same address keeps nobody from a mail, nor from a password reset', async () => {
  const ada = await steps.confirmed()
  const from = { address: '198.51.100.9', cookie: await knownBrowserOf(ada) }
  const ways = [
    { requestType: 'EMAIL_SIGNIN', continueUrl: 'http://localhost:8080/' },
    { requestType: 'PASSWORD_RESET' },
  ]
  for (let mail = 0; mail < limits.mailAddress.max; mail += 1) {
    const body = { requestType: 'PASSWORD_RESET', email: `neighbour${mail}@example.com` }
    expect(await the.call('sendOobCode', body, { address: from.address })).toMatchObject({ status: 200 })
  }
  for (const way of ways) {
    const body = { ...way, email: ada.email }
    expect(await the.call('sendOobCode', body, { address: from.address })).toMatchObject({ status: 429 })
    expect(await the.call('sendOobCode', body, from)).toMatchObject({ status: 200 })
  }
})

test('nor is the code used up by which somebody who is signed in says who they are', async () => {
  const ada = await steps.confirmed()
  for (let mail = 0; mail < limits.mailRecipient.max; mail += 1) await ask(ada)
  const { asked } = await the.identity.mailIdentityCode({ uid: ada.uid, address: '192.0.2.1' })
  expect(await the.identity.takeSignInCode({ asked, code: mailed() })).toMatchObject({ email: ada.email })
})

test('wrong codes of strangers leave a known browser its own', async () => {
  const ada = await steps.confirmed()
  const cookie = await knownBrowserOf(ada)
  const { asked } = await ask(ada)
  const wrong = another(mailed())
  for (let guess = 0; guess < limits.wrongMailedCode.max; guess += 1) {
    await expect(the.identity.takeSignInCode({ asked, code: wrong })).rejects.toMatchObject({
      code: 'INVALID_OOB_CODE',
    })
  }
  const hers = await ask(ada, cookie)
  const code = mailed()
  await expect(the.identity.takeSignInCode({ asked: hers.asked, code })).rejects.toMatchObject(used)
  await expect(the.identity.takeSignInCode({ asked: hers.asked, code: another(code), cookie })).rejects.toMatchObject({
    code: 'INVALID_OOB_CODE',
  })
  expect(await the.identity.takeSignInCode({ asked: hers.asked, code, cookie })).toMatchObject({ email: ada.email })
})

test('whoever made an account in advance keeps its address’s reader from no reset, by whatever they end its sessions with', async () => {
  const early = await the.signUp()
  const from = { address: '198.51.100.11' }
  const asked = await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: early.email }, from)
  expect(asked).toMatchObject({ status: 200 })
  const oobCode = the.codes.at(-1)?.code
  const { body } = await the.call('update', { idToken: early.idToken, password: 'Battery-Staple-9' })
  await the.identity.signOutEverywhere(await the.identity.verifyIdToken(String(body['idToken'])))
  expect(await the.call('resetPassword', { oobCode, newPassword: 'Another-Horse-9' })).toMatchObject({ status: 200 })
  expect(await the.call('resetPassword', { oobCode, newPassword: 'Another-Horse-8' })).toMatchObject({ status: 400 })
  expect(await the.signIn(early.email, 'Another-Horse-9')).toMatchObject({ status: 200 })
})
