/** Which address gets which page, and with which status: what leads nowhere first. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageCookie } from '@atrium/contract/languages'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerErrors } from '#http/failures/error-answer.ts'
import { hostOf } from '#http/hosts/host.ts'
import { serveWeb } from './routes.ts'
import type { ServedSite } from './send-page.ts'

const files = {
  'index.html': 'the shell',
  'pages/signin.html': 'sign in',
  'pages/signin-linked.html': 'sign in, scripts elsewhere',
  'pages/signin-door.html': '<style>p{}</style></head><i title="__DOOR_LOGO__">__DOOR_NAME__</i>',
  'pages/error.html': 'not found',
  'pages/signed-in-organizations.html': 'the shell of organizations',
  'es/index.html': 'la carcasa',
  'es/pages/signed-in-organizations.html': 'la carcasa',
  'es/pages/signin.html': 'iniciar sesión',
  'es/pages/signin-door.html': 'la puerta',
  'assets/a.js': 'script',
  'pages.json': JSON.stringify({ '/signin': 'pages/signin.html', '/error': 'pages/error.html' }),
  'routes.json': JSON.stringify({
    patterns: [
      '/go/organizations/:name',
      '/go/authors/:author_id',
      '/signin',
      '/organizations',
      '/profile/:user_id',
      '/error',
    ],
    notFound: 'pages/error.html',
    shells: { '/organizations': 'pages/signed-in-organizations.html' },
    underQuery: { '/signin': 'pages/signin-linked.html' },
    atDoor: { '/signin': 'pages/signin-door.html' },
  }),
}

const head = '<html><!--hand-off--><script>strip()</script><!--/hand-off--><!--page-settings-->'

/** What was asked about doors. */
let asked: string[] = []
const hall = {
  door: { displayName: '</i><script>__DOOR_LOGO__ $& $1', logo_url: '"><img src=x onerror=alert(1)>' },
  styles: ':root{--accent:#fff}',
}
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-web-'))
  await Promise.all(['pages', 'assets', 'es/pages'].map((name) => mkdir(join(folder, name), { recursive: true })))
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), name.endsWith('.html') ? `${head}${text}` : text)
  }
  app = Fastify()
  answerErrors(app)
  await app.register(serveWeb, {
    folder,
    page: { texts: {}, connect: [], images: [] },
    doorOf: async (query) => {
      asked.push(query.toString())
      if (query.get('redirect') === 'sala') return { ...hall, language: 'es' }
      return query.get('redirect') === 'hall' || query.has('invite') ? hall : undefined
    },
    siteOf: async (request, _path, host = hostOf(request)) => siteOf(host),
  })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** Three hosts: the product's own, an organization's, and one where nobody lives. */
function siteOf(host: string): ServedSite {
  const settings = {
    publicOrigin: 'http://localhost',
    productName: 'Atrium',
    organizationOrigin: 'http://{name}.localhost',
    organizationSite: 'http://{name}.localhost',
    authorSite: 'https://studio.example/{author_id}',
    passkeys: host !== 'elsewhere.localhost',
    space: host.startsWith('hall.') ? { kind: 'organization', name: 'hall' } : null,
  } as PageSettings
  return { status: host.startsWith('gone.') ? 404 : 200, settings }
}

async function get(url: string, host = 'localhost') {
  const { statusCode, body, headers } = await app.inject({ url, headers: { host } })
  return { status: statusCode, page: body.split('</script>').at(-1), headers }
}

test.each(['/nowhere', '/signin/more', '/profile', '/pages/signin.html', '/pages.json', '/routes.json', '/a.js'])(
  '%s is a 404, with the page that says so',
  async (path) => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 404, page: 'not found' })
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('the same for a form that is sent nowhere: on to the page, which says so', async () => {
  const sent = await app.inject({ method: 'POST', url: '/nowhere', payload: 'a=b', headers: form })
  expect(sent.statusCode).toBe(303)
  expect(await get(String(sent.headers['location']))).toMatchObject({ status: 404, page: 'not found' })
})

test('whoever asks first under another host decides nothing for the product’s own', async () => {
  const asked = async (host: string) => (await app.inject({ url: '/error', headers: { host } })).body
  expect(await asked('elsewhere.localhost')).toContain('"passkeys":false')
  expect(await asked('localhost')).toContain('"passkeys":true')
})

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s to an address that the API does not have: 404, as the API answers, whatever the body',
  async (method) => {
    const bodies = method === 'GET' || method === 'OPTIONS' ? [{}] : [{}, { payload: 'a=b', headers: form }, bent]
    for (const url of ['/api/nothing', '/api/?a=b']) {
      for (const body of bodies) {
        const answer = await app.inject({ method, url, ...body })
        expect([answer.statusCode, answer.json()], url).toMatchObject([404, { code: 404, error: 'not_found' }])
      }
    }
    expect((await app.inject({ method, url: '//api/nothing' })).statusCode).toBe(404)
  },
)

describe('at an organization’s door', () => {
  test('its name, its logo and its colours stand in the document, as text, and its colours in the policy', async () => {
    const { body, headers, statusCode } = await app.inject({ url: '/signin?redirect=hall' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain(`<style>p{}</style><style id="door-colors">${hall.styles}</style></head>`)
    expect(body).toContain(
      '<i title="&#34;&#62;&#60;img src=x onerror=alert(1)&#62;">&#60;/i&#62;&#60;script&#62;__DOOR_LOGO__ $&#38; $1</i>',
    )
    const hash = createHash('sha256').update(hall.styles).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    const settings = JSON.parse(/id="page-settings">(.*?)<\/script>/.exec(body)?.[1] ?? '') as PageSettings
    expect(settings.door).toEqual(hall.door)
  })

  test('an invite’s page learns it with its settings', async () => {
    const { body } = await app.inject({ url: '/signin?invite=token' })
    expect(body).toContain('the shell')
    expect(body).toContain('"door":')
  })

  test('the product’s own page is asked about nothing, and stays what it was', async () => {
    asked = []
    for (const url of ['/signin', '/organizations?redirect=hall', '/error?redirect=hall', '/nowhere?redirect=hall']) {
      expect((await app.inject({ url })).body).not.toContain('"door"')
    }
    expect(asked).toEqual([])
    const { body, headers } = await app.inject({ url: '/signin?redirect=elsewhere' })
    expect(body).toContain('sign in, scripts elsewhere')
    expect(body).not.toContain('door')
    expect(headers['content-security-policy']).toBe(
      (await app.inject({ url: '/signin?other=1' })).headers['content-security-policy'],
    )
  })
})

describe('a hand-off', () => {
  test('302 from /go/... to the site, which is to make a nonce, before any page loads', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/go/organizations/hall' })
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({ location: 'http://hall.localhost/?enter', 'cache-control': 'no-store' })
    expect(body).not.toContain('the shell')
  })

  test.each([
    ['with a nonce', '/go/organizations/hall?nonce=0123456789abcdef'],
    ['to nobody', '/go/organizations/gone'],
    ['to what is no name', '/go/organizations/a.b'],
    ['to a publisher where a sibling app shows them', '/go/authors/ada'],
  ])('the page, %s', async (_what, url) => {
    expect(await get(url)).toMatchObject({ status: 200, page: 'the shell' })
  })

  test('200 at the site: one script, allowed by its hash alone, and the way back', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/?enter', headers: { host: 'hall.localhost' } })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('data-go="http://localhost/go/organizations/hall"')
    const [script = ''] = /(?<=<script>)[^]*(?=<\/script>)/.exec(body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'sha256-${hash}'`)
  })

  test('302 to the plain address where nobody has a site', async () => {
    const { statusCode, headers } = await app.inject({ url: '/@gone?enter', headers: { host: 'gone.localhost' } })
    expect({ statusCode, location: headers['location'] }).toEqual({ statusCode: 302, location: '/@gone' })
  })
})

test.each(['/api/nowhere', '/assets/gone.js'])('%s is a 404 for programs', async (path) => {
  const answer = await app.inject(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 404, error: 'not_found' })
})

test('the page of the 404 at its own address is a page like any other', async () => {
  expect(await get('/error')).toMatchObject({ status: 200, page: 'not found' })
})

test.each([
  ['/signin', 'sign in'],
  // Not stored, so its scripts had better be.
  ['/signin?redirect=%2Fnowhere', 'sign in, scripts elsewhere'],
  ['/error?a=b', 'not found'],
  ['/organizations', 'the shell of organizations'],
  ['/organizations/', 'the shell of organizations'],
  ['/profile/some%20body', 'the shell'],
])('%s is a page', async (path, page) => {
  expect(await get(path)).toMatchObject({ status: 200, page })
})

test('an organization’s site answers for itself; where nobody lives, everything is a 404', async () => {
  expect(await get('/anything', 'hall.localhost')).toMatchObject({ status: 200, page: 'the shell' })
  expect(await get('/signin', 'gone.localhost')).toMatchObject({ status: 404, page: 'the shell' })
})

test.each([
  ['/signin', undefined, '<html>'],
  ['/signin', 'a=b; atrium_theme=dark', '<html data-theme="dark">'],
  ['/signin', 'atrium_theme=light; a=b', '<html data-theme="light">'],
  ['/signin', 'atrium_theme=dark; __Host-atrium_theme=light', '<html data-theme="light">'],
  ['/signin', 'atrium_theme=dark"onload="x', '<html>'],
  ['/signin', 'not_atrium_theme=dark', '<html>'],
])('%s with the cookie %s begins with %s', async (url, cookie, begins) => {
  const headers = { host: 'localhost', ...(cookie === undefined ? {} : { cookie }) }
  const { body } = await app.inject({ url, headers })
  expect(body.slice(0, body.indexOf('>') + 1)).toBe(begins)
})

test.each([
  ['/signin', {}, 'en', 'sign in'],
  ['/signin', { 'accept-language': 'es-MX' }, 'es', 'iniciar sesión'],
  ['/organizations', { 'accept-language': 'es' }, 'es', 'la carcasa'],
  ['/signin', { 'accept-language': 'es', cookie: `${languageCookie}=en` }, 'en', 'sign in'],
  ['/signin?redirect=sala', {}, 'es', 'la puerta'],
  ['/signin?redirect=sala', { 'accept-language': 'en' }, 'es', 'la puerta'],
  ['/signin?redirect=sala', { cookie: `${languageCookie}=en` }, 'en', '<i title'],
])('%s with %j is answered in %s', async (url, headers, language, shown) => {
  const answer = await app.inject({ url, headers: { host: 'localhost', ...headers } })
  expect(answer.headers['content-language']).toBe(language)
  expect(answer.body).toContain(shown)
})

test('a page is kept, and asked for again: whoever has it is told so', async () => {
  const headers = { host: 'localhost' }
  const first = await app.inject({ url: '/signin', headers })
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' })
  const again = { ...headers, 'if-none-match': String(first.headers['etag']) }
  const second = await app.inject({ url: '/signin', headers: again })
  expect(second).toMatchObject({ statusCode: 304, body: '' })
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const dark = await app.inject({ url: '/signin', headers: { ...again, cookie: 'atrium_theme=dark' } })
  expect(dark.statusCode).toBe(200)
})

test.each([
  ['/signin?token=secret', 'localhost'],
  ['/actions?oobCode=secret', 'localhost'],
  ['/nowhere', 'localhost'],
  ['/', 'hall.localhost'],
  ['/', 'gone.localhost'],
])('%s at %s is never stored', async (url, host) => {
  const { headers } = await app.inject({ url, headers: { host } })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
})

test.each([
  ['/signin?token=secret', 1],
  ['/signin?a=b&%74oken=secret', 1],
  ['/signin?a=b?&token', 1],
  ['/signin?untoken=a', 0],
  ['/signin', 0],
])('%s gets the script that takes the token away: %d', async (url, scripts) => {
  for (const host of ['localhost', 'hall.localhost']) {
    const { body } = await app.inject({ url, headers: { host } })
    expect(body.split('strip()').length - 1).toBe(scripts)
  }
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const bent = { payload: '{', headers: { 'content-type': 'application/json' } }
