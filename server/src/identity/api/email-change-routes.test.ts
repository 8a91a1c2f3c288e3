/** The change of an address that waits for its link, over the API: what is told of it, and taking it back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AreaContext } from '#area-context.ts'
import { testServer } from '#testing/servers/server.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { serveEmailChange } from './email-change-routes.ts'

const url = '/api/iam/auth/email-change'
const password = 'correct horse'
let server: WholeServer
beforeAll(async () => void (server = await wholeServer()))
afterAll(() => server.close())

async function person(email: string): Promise<string> {
  return String((await server.identity('signUp', { email, password, returnSecureToken: true }))['idToken'])
}
const change = (idToken: string, newEmail: string) =>
  server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
const told = async (idToken: string) => (await server.api({ url }, `Bearer ${idToken}`)).body
async function newestCode(to: string): Promise<string> {
  const mails = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
  const link = mails.find((mail) => mail.to === to)?.links.find((one) => one.includes('oobCode'))
  if (link === undefined) throw new Error(`no link to ${to}`)
  return new URL(link).searchParams.get('oobCode') ?? ''
}

test('the newest is told to its person alone; taken back, every link is void, and another can be sent', async () => {
  const [ada, eve] = [await person('ada.pending@example.com'), await person('eve.pending@example.com')]
  expect(await told(ada)).toEqual({ email: null })
  await change(ada, 'ada.first@example.com')
  const codes = [await newestCode('ada.first@example.com')]
  await change(ada, 'ada.second@example.com')
  codes.push(await newestCode('ada.second@example.com'))
  expect(await told(ada)).toEqual({ email: 'ada.second@example.com' })
  expect(await told(eve)).toEqual({ email: null })
  const cancel = (idToken: string) => server.api({ method: 'DELETE', url }, `Bearer ${idToken}`)
  expect((await cancel(eve)).status).toBe(204)
  expect(await told(ada)).toEqual({ email: 'ada.second@example.com' })

  expect((await cancel(ada)).status).toBe(204)
  expect(await told(ada)).toEqual({ email: null })
  for (const oobCode of codes) {
    const refused = await server.identity('update', { oobCode })
    expect(refused).toMatchObject({ error: { message: 'INVALID_OOB_CODE' } })
  }
  await change(ada, 'ada.third@example.com')
  expect(await told(ada)).toEqual({ email: 'ada.third@example.com' })
  expect(await server.identity('update', { oobCode: await newestCode('ada.third@example.com') })).toMatchObject({
    email: 'ada.third@example.com',
  })
})

test('one that is asked for later, to another address, leaves none good that is not told of; mails to one overtake each other', async () => {
  const idToken = await person('bea.pending@example.com')
  await change(idToken, 'thief.of.bea@example.com')
  const hidden = await newestCode('thief.of.bea@example.com')
  await change(idToken, 'bea.new@example.com')
  const first = await newestCode('bea.new@example.com')
  await change(idToken, 'bea.new@example.com')
  expect(await told(idToken)).toEqual({ email: 'bea.new@example.com' })
  const refused = { error: { message: 'INVALID_OOB_CODE' } }
  expect(await server.identity('update', { oobCode: hidden })).toMatchObject(refused)
  expect(await server.identity('update', { oobCode: first })).toMatchObject({ email: 'bea.new@example.com' })
})

test('nothing but the bearer says whose it is', async () => {
  const [ada, eve] = [await person('ada.alone@example.com'), await person('eve.alone@example.com')]
  await change(ada, 'ada.waits@example.com')
  const strange = [`${url}?uid=ada`, `${url}?email=ada.alone@example.com`, `${url}/ada`, `${url}?__proto__=1`]
  for (const method of ['GET', 'DELETE'] as const) {
    for (const asked of strange) {
      const { status, body } = await server.api({ method, url: asked }, `Bearer ${eve}`)
      expect(JSON.stringify(body)).not.toContain('ada.waits')
      expect(status).toBeOneOf([404, 422])
    }
  }
  expect(await told(ada)).toEqual({ email: 'ada.waits@example.com' })
})

test('nobody who is not signed in is told or takes anything back', async () => {
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await server.api({ method, url }, '')).status).toBe(401)
  }
})

test('404 where a hosted provider keeps the links: none is told to be void that goes on to work', async () => {
  const hosted = await testServer([serveEmailChange], () => ({ provider: {} as AreaContext['provider'] }))
  const as = await hosted.person('ada')
  expect(await hosted.ask({ url, as })).toEqual({ status: 200, body: { email: null } })
  expect(await hosted.ask({ method: 'DELETE', url, as })).toMatchObject({ status: 404, body: { error: 'not_found' } })
  await hosted.close()
})
