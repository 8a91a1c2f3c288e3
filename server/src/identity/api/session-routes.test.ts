/** Where one is signed in, over the API: the list, ending one or all others, and the link of the mail about a new sign-in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(() => server.close())

const url = '/api/iam/auth/sessions'
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in from a browser of its own; answers the bearer. */
async function signIn(email = 'ada@example.com'): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
    payload: { email, password: 'correct horse', returnSecureToken: true },
    headers: { 'user-agent': agent },
  })
  return `Bearer ${answer.json<{ idToken: string }>().idToken}`
}
const list = async (bearer?: string) => {
  const { body } = await server.api({ url }, bearer)
  return body['results'] as { id: string; current: boolean; browser: string | null }[]
}
const statusOf = async (bearer: string) => (await server.api({ url: '/api/users/profile' }, bearer)).status
const newestMail = async () => {
  const mails = (await server.app.inject('/dev/mailbox.json')).json<
    { subject: string; text: string; links: string[] }[]
  >()
  const mail = mails.find(({ subject }) => subject.startsWith('New sign-in'))
  if (!mail) throw new Error('no mail about a sign-in')
  return mail
}
const post = (what: 'preview' | 'end', code: string | null) =>
  server.api({ method: 'POST', url: `/api/iam/auth/new-sign-in/${what}`, payload: { code } }, '')

test('200 with one’s own; 204 for an end, after which its next call is 401; then 404', async () => {
  const other = await signIn()
  const theirs = (await list()).find(({ current }) => !current)
  expect(theirs).toMatchObject({ browser: 'Firefox', system: 'Windows' })
  const end = () => server.api({ method: 'DELETE', url: `${url}/${theirs?.id ?? ''}` })
  expect((await end()).status).toBe(204)
  expect(await statusOf(other)).toBe(401)
  expect(await list()).toHaveLength(1)
  expect(await end()).toMatchObject({ status: 404, body: { error: 'not_found' } })
})

test('404 for a session of somebody else, which goes on', async () => {
  const eve = { email: 'eve@example.com', password: 'correct horse', returnSecureToken: true }
  await server.identity('signUp', eve)
  const hers = await signIn(eve.email)
  const [session] = await list(hers)
  const refused = await server.api({ method: 'DELETE', url: `${url}/${session?.id ?? ''}` })
  expect(refused).toMatchObject({ status: 404, body: { error: 'not_found' } })
  expect(await statusOf(hers)).toBe(200)
})

test('200 for the end of all others, with how many; this one goes on', async () => {
  const others = [await signIn(), await signIn()]
  const ended = await server.api({ method: 'POST', url: `${url}/end-others` })
  expect(ended).toEqual({ status: 200, body: { ended: 2 } })
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect(await list()).toHaveLength(1)
})

test('422 for a page that there cannot be', async () => {
  expect((await server.api({ url, query: { limit: '101' } })).status).toBe(422)
})

test('a mail tells of a new browser; looking at its link changes nothing, a press ends it once, a second is 400', async () => {
  const other = await signIn()
  const { text, links } = await newestMail()
  expect(text).toContain('Firefox on Windows, with a password, network 127.0.0.0/24')
  expect(text).toContain('for seven days')
  const link = new URL(links[0] ?? '')
  const code = link.searchParams.get('oobCode')
  await server.app.inject(`${link.pathname}${link.search}`)
  expect((await post('preview', code)).body).toMatchObject({ browser: 'Firefox', system: 'Windows' })
  expect(await statusOf(other)).toBe(200)
  expect((await post('end', code)).status).toBe(204)
  expect(await statusOf(other)).toBe(401)
  for (const what of ['preview', 'end'] as const) {
    expect(await post(what, code)).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
    expect(await post(what, 'nonsense')).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
    expect(await post(what, '')).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
  }
})

test('204 for the end of all: the one that asks too', async () => {
  const bearer = await signIn()
  expect((await server.api({ method: 'POST', url: `${url}/end-all` }, bearer)).status).toBe(204)
  expect(await statusOf(bearer)).toBe(401)
})
