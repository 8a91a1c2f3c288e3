/** Everything that works once, used 200 times at the same moment: it works once. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type Person } from '#testing/fixtures/identity.ts'
import { device, testPasskeys, type TestPasskeys } from '#testing/fixtures/sign-in/passkeys.ts'
import { appCode, secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

const TIMES = 200
let the: TestPasskeys
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testPasskeys()
  steps = secondSteps(the)
})
afterAll(() => the.close())

type Use = () => Promise<{ status: number }>
const sessionOf = (idToken: string) => String(decodeJwt(idToken)['sid'])
const newest = () => the.codes.at(-1)?.code ?? ''

async function mailed({ idToken, email }: Person, requestType: string): Promise<string> {
  await the.call('sendOobCode', { requestType, idToken, email, newEmail: `moved.${email}` })
  return newest()
}

const resetting = async (): Promise<Use> => {
  const oobCode = await mailed(await the.signUp(), 'PASSWORD_RESET')
  return () => the.call('resetPassword', { oobCode, newPassword: 'Another-Horse-9' })
}
const applying = (requestType: string) => async (): Promise<Use> => {
  const oobCode = await mailed(await the.signUp(), requestType)
  return () => the.call('update', { oobCode })
}
const recovering = async (): Promise<Use> => {
  await the.call('update', { oobCode: await mailed(await the.signUp(), 'VERIFY_AND_CHANGE_EMAIL') })
  const oobCode = newest()
  return () => the.call('update', { oobCode })
}
const handingOn = async (): Promise<Use> => {
  const { uid, idToken } = await the.signUp()
  const token = await the.identity.mintCustomToken({ uid, sessionId: sessionOf(idToken) })
  return () => the.exchange(token)
}
const provingPasskey = async (): Promise<Use> => {
  const laptop = device()
  await the.added(await the.signUp(), laptop)
  const { body } = await the.prove(laptop)
  return () => the.exchange(body['customToken'])
}
const enrolling = async (): Promise<Use> => {
  const person = await steps.confirmed()
  const { sharedSecretKey = '', sessionInfo } = await steps.begin(person)
  const code = appCode(sharedSecretKey, the.now())
  return () => steps.finish(person.idToken, sessionInfo, code)
}
const takingBackupCode = async (): Promise<Use> => {
  const person = await steps.enrolled()
  const asking = { uid: person.uid, sessionId: sessionOf(person.idToken) }
  const [code = ''] = await the.identity.secondStep.makeBackupCodes(asking)
  const pending = await steps.firstStep(person)
  return () => steps.secondStep(pending, code)
}
const takingAppCode = async (): Promise<Use> => {
  const person = await steps.enrolled()
  const pending = await steps.firstStep(person)
  const code = steps.nextCode(person)
  return () => steps.secondStep(pending, code)
}
const endingNewSignIn = async (): Promise<Use> => {
  const { email } = await the.signUp()
  await the.signIn(email, goodPassword)
  const code = the.newSignIns.at(-1)?.code ?? ''
  return () =>
    (the.identity.ownSessions?.endNewSignIn(code) ?? Promise.reject(new Error('none'))).then(
      () => ({ status: 200 }),
      () => ({ status: 400 }),
    )
}

test.each([
  ['the code of a password reset', resetting],
  ['the code that confirms an address', applying('VERIFY_EMAIL')],
  ['the code that changes an address', applying('VERIFY_AND_CHANGE_EMAIL')],
  ['the code that takes an address back', recovering],
  ['a hand-off’s token', handingOn],
  ['a passkey’s token', provingPasskey],
  ['a second step that is set up', enrolling],
  ['a code of the app, with its first step', takingAppCode],
  ['a backup code, with its first step', takingBackupCode],
  ['the link that ends a new sign-in', endingNewSignIn],
])('%s', async (_what, prepare) => {
  const use = await prepare()
  const answers = await Promise.all(Array.from({ length: TIMES }, use))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})
