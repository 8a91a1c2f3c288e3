/** In which language refusals are told: codes, statuses and names of fields are the same in each. */
import { languageCookie, languages } from '@atrium/contract/languages'
import { domainMessages as spanishDomains } from '@atrium/contract/sentences/es/domains'
import { fieldMessages as spanishFields } from '@atrium/contract/sentences/es/fields'
import { refusals as spanish } from '@atrium/contract/sentences/es/refusals'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '#testing/servers/raw-request.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer()
  await server.api({ method: 'POST', url: '/api/iam/organizations', payload: { name: 'acme', displayName: 'Acme' } })
})
afterAll(() => server.close())

const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
const free = '/api/iam/organizations/nobodys/name'

test('a refusal says its sentence in the language that was asked for, and its code as ever', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await server.app.inject({ url: free, headers: inSpanish })
    expect(answer.json()).toEqual({ code: 404, error: 'not_found', message: spanish.not_found })
    expect(answer.headers).toMatchObject({ 'content-language': 'es', vary: 'accept-language' })
  }
})

test.each([{}, { 'accept-language': '*' }, { 'accept-language': 'it' }, { 'accept-language': 'en-GB' }])(
  'with %j all is English',
  async (headers) => {
    const { body } = await server.app.inject({ url: free, headers })
    expect(body).toBe(JSON.stringify({ code: 404, error: 'not_found', message: refusals.not_found }))
  },
)

test('each field has its sentence, by the English one; what a library says is said by none', async () => {
  const sent = {
    method: 'PATCH',
    url: '/api/users/profile',
    payload: { given_name: 5, odd: 1, language: 'it' },
  } as const
  const { status, body } = await server.api({ ...sent, headers: inSpanish })
  expect({ status, error: body['error'], message: body['message'] }).toEqual({
    status: 422,
    error: 'invalid_input',
    message: spanish.invalid_input,
  })
  expect(body['errors']).toEqual({
    given_name: spanishFields.firstNameRequired,
    odd: spanishFields.unknownField,
    language: spanishFields.invalid,
  })
  expect((await server.api(sent)).body['errors']).toEqual({
    given_name: fieldMessages.firstNameRequired,
    odd: fieldMessages.unknownField,
    language: fieldMessages.invalid,
  })
})

test('the fields of domains have sentences of their own', async () => {
  const url = '/api/iam/organizations/acme/domains'
  const { body } = await server.api({ method: 'POST', url, payload: { domain: '' }, headers: inSpanish })
  expect(body['errors']).toEqual({ domain: spanishDomains.domainRequired })
})

test('the identity protocol answers by code, whatever is asked for', async () => {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const payload = { email: 'nobody@example.com', password: 'correct horse' }
  const ask = (headers: Record<string, string>) => server.app.inject({ method: 'POST', url, payload, headers })
  expect((await ask(inSpanish)).json()).toEqual((await ask({})).json())
})

test.each(languages)('a page that does not exist says so in %s, and how it is read', async (language) => {
  const headers = { accept: 'text/html', cookie: `${languageCookie}=${language}`, 'accept-language': 'de' }
  const { body } = await server.app.inject({ url: '/nowhere', headers })
  expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  if (language !== 'en') expect(body).not.toMatch(/Go to the start page|Reference:/)
})

test('what no route ever sees is refused in the language that was asked for', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(address)
  const bad = (more: string) => `GET / HTTP/1.1\r\nhost: localhost\r\n${more}bad header\r\n\r\n`
  expect(await rawRequest(Number(port), bad('accept-language: es\r\n'))).toContain(spanish.malformed_request)
  expect(await rawRequest(Number(port), bad(''))).toContain(refusals.malformed_request)
})

test('an organization speaks the language of the page that it is made on, until its settings say another', async () => {
  const make = (name: string, headers: Record<string, string>) =>
    server.api({ method: 'POST', url: '/api/iam/organizations', headers, payload: { name, displayName: 'Escuela' } })
  for (const [name, headers, language] of [
    ['escuela', inSpanish, 'es'],
    ['school', {}, 'en'],
  ] as const) {
    expect((await make(name, headers)).status).toBe(201)
    expect((await server.api({ url: `/api/iam/organizations/${name}` })).body).toMatchObject({ language })
  }
})
