/** In which language mails are written: the person's own, their organization's, that of the page that asked. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#db/schema.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  const payload = { name: 'acme', displayName: 'Acme School' }
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload })
})
afterAll(() => server.close())
beforeEach(() => server.database.db.delete(mails))

const profile = '/api/users/profile'

/** Of the newest mail: the language that it says it is in. */
async function spoken(): Promise<string | undefined> {
  const [mail] = (await server.app.inject('/dev/mailbox.json')).json<{ html: string }[]>()
  return /<html lang="([^"]+)"/.exec(mail?.html ?? '')?.[1]
}

const setLanguage = (language: string | null) => server.api({ method: 'PATCH', url: profile, payload: { language } })

const kept = () => server.database.db.select({ template: mails.template, recipient: mails.recipient }).from(mails)

/** A call of the SDK, as a page in a language makes it. */
const mailed = (body: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any',
    headers,
    payload: { requestType: 'PASSWORD_RESET', email: 'ada@example.com', ...body },
  })

const invited = (email: string) =>
  server.api({
    method: 'POST',
    url: '/api/users/invites?organization=acme',
    payload: { email },
    headers: { 'accept-language': 'de' },
  })

test('a code is mailed in the language of the page that asked for it, English where it says none', async () => {
  await mailed({})
  expect(await spoken()).toBe('en')
  await mailed({}, { 'accept-language': 'fr-CA,fr;q=0.9' })
  expect(await spoken()).toBe('fr')
  await mailed({}, { 'accept-language': 'fr', 'x-firebase-locale': 'ar' })
  expect(await spoken()).toBe('ar')
})

test('what the person has set comes before the page that asked, and can be taken back', async () => {
  expect((await setLanguage('pt')).body).toMatchObject({ language: 'pt' })
  await mailed({}, { 'accept-language': 'fr' })
  expect(await spoken()).toBe('pt')
  expect((await server.api({ url: profile })).body).toMatchObject({ language: 'pt' })
  expect((await setLanguage(null)).body).not.toHaveProperty('language')
  await mailed({}, { 'accept-language': 'fr' })
  expect(await spoken()).toBe('fr')
})

test('an organization writes in its own language, and to its people in theirs', async () => {
  await invited('nobody@example.com')
  expect(await spoken()).toBe('en')
  const { body } = await server.api({ url: '/api/iam/organizations/acme' })
  const payload = { version: body['version'], language: 'hi' }
  expect((await server.api({ method: 'PATCH', url: '/api/iam/organizations/acme', payload })).status).toBe(200)
  await invited('somebody@example.com')
  expect(await spoken()).toBe('hi')
  await server.identity('signUp', { email: 'bob@example.com', password: 'correct horse' })
  await invited('bob@example.com')
  expect(await spoken()).toBe('hi')
})

test('whoever signs up on a page in another language is written to in it', async () => {
  const headers = { 'x-firebase-locale': 'zh-Hans' }
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
  const payload = { email: 'mei@example.com', password: 'correct horse', returnSecureToken: true }
  const { idToken } = (await server.app.inject({ method: 'POST', url, payload, headers })).json<{ idToken: string }>()
  expect((await server.api({ url: profile }, `Bearer ${idToken}`)).body).toMatchObject({ language: 'zh-Hans' })
  await invited('mei@example.com')
  expect(await spoken()).toBe('zh-Hans')
})

test('the record that is made by the API takes the page’s language, where none is set yet', async () => {
  const signUp = (language: string) =>
    server.api({
      method: 'POST',
      url: '/api/users/signup',
      headers: { 'accept-language': language },
      payload: { given_name: 'Ada', family_name: 'Lovelace' },
    })
  await signUp('en')
  expect((await server.api({ url: profile })).body).not.toHaveProperty('language')
  await signUp('es')
  await signUp('de')
  expect((await server.api({ url: profile })).body).toMatchObject({ language: 'es' })
})

test.each(['it', 'zh-TW', '', 'EN', 5, ['de']])('%j is no language to be written to in', async (language) => {
  expect(await server.api({ method: 'PATCH', url: profile, payload: { language } })).toMatchObject({ status: 422 })
})

test('an owner is told no language of anybody’s, and changes none', async () => {
  const url = `/api/users/members/${server.uid}?organization=acme`
  expect((await server.api({ url })).body).not.toHaveProperty('language')
  const asOther = { method: 'PATCH', url: `/api/users/${server.uid}`, payload: { language: 'de' } } as const
  expect((await server.api(asOther)).status).toBe(422)
})

test('whoever moves to another address is written to in their language, at the one as at the other', async () => {
  const headers = { 'x-firebase-locale': 'de' }
  const call = async (method: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
    return (await server.app.inject({ method: 'POST', url, payload, headers })).json<Record<string, string>>()
  }
  const newest = async () => {
    const [mail] = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
    return { to: mail?.to, oobCode: new URL(mail?.links[0] ?? '').searchParams.get('oobCode') }
  }
  const [from, to] = ['mover@example.com', 'moved@example.com']
  const { idToken } = await call('signUp', { email: from, password: 'correct horse', returnSecureToken: true })
  headers['x-firebase-locale'] = 'fr'
  await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: to })
  const { oobCode, ...asked } = await newest()
  expect({ ...asked, spoken: await spoken() }).toEqual({ to, spoken: 'de' })
  await call('update', { oobCode })
  const { oobCode: back, ...told } = await newest()
  expect({ ...told, spoken: await spoken() }).toEqual({ to: from, spoken: 'de' })

  // What is told of a deletion that is taken back with the address goes there as well.
  const again = await call('signInWithPassword', { email: to, password: 'correct horse', returnSecureToken: true })
  const deletion = { method: 'POST', url: '/api/users/account/deletion' } as const
  expect(await server.api(deletion, `Bearer ${again['idToken']}`)).toMatchObject({ status: 201 })
  await server.database.db.delete(mails)
  await call('update', { oobCode: back })
  expect(await kept()).toEqual([{ template: 'deletion_withdrawn', recipient: from }])
  expect(await spoken()).toBe('de')
})

test('who signs in from a new browser is told in the language of their own page, whoever signs in beside them', async () => {
  const pages = ['es', 'fr', 'hi'] as const
  const password = 'correct horse'
  const email = (page: string) => `reads-${page}@example.com`
  for (const page of pages) await server.identity('signUp', { email: email(page), password })
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const signIn = (page: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'x-firebase-locale': page },
      payload: { email: email(page), password, returnSecureToken: true },
    })
  await Promise.all(pages.map(signIn))
  const arrived = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; html: string }[]>()
  const languages = arrived.map(({ to, html }) => [to, /<html lang="([^"]+)"/.exec(html)?.[1]])
  expect(Object.fromEntries(languages)).toEqual(Object.fromEntries(pages.map((page) => [email(page), page])))
})
