/** What somebody might try at the way of an organization's own sign-in, and at the addresses it asks. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'
import { createIssuers } from './oidc/issuer.ts'
import { createGuardedFetch, ForbiddenAddressError } from './outgoing/guarded-fetch.ts'
import { isPrivateAddress } from './outgoing/private-addresses.ts'
import { reasonOf } from './under-way/reason-of.ts'

let the: SingleSignOn
let acme: School
let evil: School
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
  evil = await the.school('evil')
}, 60_000)
afterAll(() => the.close())
beforeEach(() => {
  acme.issuer.wrong = {}
  evil.issuer.wrong = {}
  acme.issuer.says = { sub: 'ada', email: 'ada@acme.org', email_verified: true }
  evil.issuer.says = { sub: 'ada', email: 'ada@acme.org', email_verified: true }
})

const problem = (what: string) => `${singleSignOnReturn}&problem=${what}`

describe('mix-up of two organizations', () => {
  test('an organization’s issuer says an address of another’s domain: nobody', async () => {
    expect((await the.arrive(evil, evil.issuer.says)).problem).toBe('domain_not_proven')
  })

  test('the same subject at another connection is somebody else', async () => {
    const at = async (school: School) => {
      const says = { sub: 'same', email: `same@${school.name}.org`, email_verified: true }
      return (await the.signIn((await the.arrive(school, says)).token))['localId']
    }
    const [ours, theirs] = [await at(acme), await at(evil)]
    expect([typeof ours, ours === theirs]).toEqual(['string', false])
  })

  test('a code of one is taken to the other’s address: expired, and its issuer is asked for nothing', async () => {
    const { location, cookie } = await the.setOut(acme)
    const back = acme.issuer.consent(location)
    back.pathname = `/sso/${evil.connectionId}/callback`
    evil.issuer.asked = []
    expect(await the.comeBack(back, cookie)).toBe(problem('expired'))
    expect(evil.issuer.asked).toEqual([])
  })

  test('the answer says that another issuer gave it (RFC 9207), or does not say which: invalid, and no code is sent on', async () => {
    for (const iss of [evil.issuer.issuer, undefined]) {
      const { location, cookie } = await the.setOut(acme)
      const back = acme.issuer.consent(location)
      if (iss === undefined) back.searchParams.delete('iss')
      else back.searchParams.set('iss', iss)
      acme.issuer.asked = []
      expect(await the.comeBack(back, cookie)).toBe(problem('invalid'))
      expect(acme.issuer.asked).not.toContain('/token')
    }
  })

  test('an ID token of another issuer, or for another client: invalid', async () => {
    for (const says of [{ iss: evil.issuer.issuer }, { aud: 'another' }, { sub: '' }, { sub: 'x'.repeat(256) }]) {
      expect((await the.arrive(acme, { ...acme.issuer.says, ...says })).problem).toBe(problem('invalid'))
    }
  })
})

describe('the way there', () => {
  test('a state, a nonce and a proof of the code (PKCE, S256) of its own each time, and nothing that says them', async () => {
    const sent = [new URL((await the.setOut(acme)).location), new URL((await the.setOut(acme)).location)]
    for (const { searchParams } of sent) {
      expect(searchParams.get('code_challenge_method')).toBe('S256')
      expect(searchParams.get('response_type')).toBe('code')
      expect(searchParams.has('code_verifier')).toBe(false)
    }
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const [one, other] = sent.map(({ searchParams }) => searchParams.get(name) ?? '')
      expect([one?.length ?? 0, one === other], name).toEqual([43, false])
    }
  })
})

describe('the way back', () => {
  test('once: its state is nothing a second time', async () => {
    const { location, cookie } = await the.setOut(acme)
    const back = acme.issuer.consent(location)
    expect(await the.comeBack(back, cookie)).toBe(singleSignOnReturn)
    expect(await the.comeBack(back, cookie)).toBe(problem('expired'))
  })

  test('in another browser, or in none: nobody is signed in there', async () => {
    for (const other of ['', (await the.setOut(acme)).cookie]) {
      const { location } = await the.setOut(acme)
      expect(await the.comeBack(acme.issuer.consent(location), other)).toBe(problem('expired'))
    }
  })

  test('what arrived is told to its browser alone, once, and to our own page alone', async () => {
    const { location, cookie } = await the.setOut(acme)
    await the.comeBack(acme.issuer.consent(location), cookie)
    expect((await the.finish((await the.setOut(acme)).cookie)).body.problem).toBe('expired')
    expect((await the.finish(cookie, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await the.finish(cookie, { 'content-type': 'text/plain' })).status).toBeGreaterThanOrEqual(400)
    const ends = await Promise.all([the.finish(cookie), the.finish(cookie)])
    expect(ends.map(({ body }) => body.token !== null).sort()).toEqual([false, true])
  })

  test.each([
    ['another nonce', { says: { nonce: 'another' } }],
    ['no nonce', { says: { nonce: undefined } }],
    ['a signature of somebody else', { wrong: { keys: true } }],
    ['no signature', { wrong: { alg: 'none' as const } }],
    ['an audience beside ours, and another party', { says: { aud: ['atrium', 'b'], azp: 'b' } }],
    ['an end that is over', { says: { exp: 1 } }],
  ])('an ID token with %s: invalid', async (_what, { says = {}, wrong = {} }: { says?: object; wrong?: object }) => {
    acme.issuer.wrong = wrong
    expect((await the.arrive(acme, { ...acme.issuer.says, ...says })).problem).toBe(problem('invalid'))
  })

  test('a code of another sign-in: the verifier does not fit', async () => {
    const [stolen, mine] = [await the.setOut(acme), await the.setOut(acme)]
    const back = acme.issuer.consent(mine.location)
    back.searchParams.set('code', acme.issuer.consent(stolen.location).searchParams.get('code') ?? '')
    expect(await the.comeBack(back, mine.cookie)).toBe(problem('invalid'))
    acme.issuer.wrong = { ignoresVerifier: true }
    const [again, own] = [await the.setOut(acme), await the.setOut(acme)]
    const other = acme.issuer.consent(own.location)
    other.searchParams.set('code', acme.issuer.consent(again.location).searchParams.get('code') ?? '')
    expect(await the.comeBack(other, own.cookie), 'the nonce does not fit either').toBe(problem('invalid'))
  })

  test.each([
    ['somebody says no', 'access_denied', 'denied'],
    ['trouble there', 'server_error', 'unreachable'],
    ['trouble there that passes', 'temporarily_unavailable', 'unreachable'],
    ['what we asked is not right', 'invalid_scope', 'invalid'],
  ])('%s: %s is %s', async (_what, error, is) => {
    const { location, cookie } = await the.setOut(acme)
    const back = acme.issuer.consent(location)
    back.searchParams.delete('code')
    back.searchParams.set('error', error)
    expect(await the.comeBack(back, cookie)).toBe(problem(is))
  })

  test('the token of it signs in once, links nothing, and is no custom token', async () => {
    const { token } = await the.arrive(acme, acme.issuer.says)
    const { idToken } = await the.signUp('linker@acme.org')
    const postBody = `providerId=oidc.organization&id_token=${token ?? ''}`
    const linking = await the.server.identity('signInWithIdp', { requestUri: 'http://localhost', postBody, idToken })
    expect(linking['error']).toMatchObject({ message: expect.stringMatching(/^OPERATION_NOT_ALLOWED/) as string })
    expect((await the.server.identity('signInWithCustomToken', { token }))['idToken']).toBeUndefined()
    const answers = await Promise.all([the.signIn(token), the.signIn(token)])
    expect(answers.filter(({ idToken: one }) => one !== undefined)).toHaveLength(1)
  })

  test('where it goes on is told as it was asked, and no address of ours leads there', async () => {
    const { location, cookie } = await the.setOut(acme, '?redirect=https://evil.example/')
    expect(new URL(location).origin).toBe(acme.issuer.issuer)
    expect(await the.comeBack(acme.issuer.consent(location), cookie)).toBe(singleSignOnReturn)
  })

  test('a test signs nobody in, is an owner’s alone to begin, and its ticket is good once, for its connection', async () => {
    const { body } = await acme.ask('POST', `single-sign-on/${acme.connectionId}/test`)
    const { search } = new URL(String(body['address']))
    expect((await the.setOut(evil, search)).status).toBe(200)
    const { location, cookie } = await the.setOut(acme, search)
    expect((await the.setOut(acme, search)).status).toBe(200)
    acme.issuer.says = { sub: 'only-tested', email: 'only-tested@acme.org', email_verified: true, groups: ['a', 'b'] }
    expect(await the.comeBack(acme.issuer.consent(location), cookie)).toBe('200')
    expect((await the.finish(cookie)).body.token).toBeNull()
    const shown = await acme.ask('GET', `single-sign-on/${acme.connectionId}`)
    expect(shown.body['test']).toMatchObject({
      failure: null,
      arrived: {
        subject: 'only-tested',
        outcome: 'made',
        refused: null,
        read: { email: 'only-tested@acme.org', role: 'User' },
        claims: expect.arrayContaining([{ name: 'groups', values: ['a', 'b'] }]) as object,
      },
    })
    const look = { email: 'only-tested@acme.org', password: 'Quiet-arches-9' }
    expect((await the.server.identity('signUp', look))['localId'], 'no account was made').toBeDefined()
  })
})

describe('what is asked of addresses that owners give', () => {
  test.each([
    ['a long document', 'unreachable', { huge: true }],
    ['a redirect to somewhere private', 'unreachable', { redirects: 'http://169.254.169.254/latest/meta-data' }],
    ['a document that names another issuer', 'other_issuer', { discovery: { issuer: 'https://accounts.google.com' } }],
  ])('%s is not gone on with: %s', async (_what, failure, wrong) => {
    const school = await the.school(`d${Object.keys(wrong)[0] ?? ''}`)
    const path = `single-sign-on/${school.connectionId}`
    await school.ask('POST', `${path}/switch`, { on: false })
    // What was published before is known for some minutes: another client is asked anew.
    const { version, oidc } = (await school.ask('GET', path)).body as { version: number; oidc: object }
    const another = { ...oidc, client_id: 'another', client_secret: 'secretofthetests' }
    expect((await school.ask('PATCH', path, { version, oidc: another })).status).toBe(200)
    school.issuer.wrong = wrong
    const { body } = await school.ask('POST', `${path}/test`)
    await the.setOut(school, new URL(String(body['address'])).search)
    const shown = await school.ask('GET', path)
    expect(shown.body).toMatchObject({ state: 'draft', test: { failure, arrived: null } })
  })

  test('a keys document or a token endpoint on another host of this machine’s networks is not asked', async () => {
    const guarded = createGuardedFetch({ loopback: false, ssoNetworks: [] })
    for (const address of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://10.0.0.1/',
      'https://169.254.169.254/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://localhost/',
      'http://example.com/',
      'ftp://example.com/',
    ]) {
      await expect(guarded(address), address).rejects.toThrow(ForbiddenAddressError)
    }
    await expect(createGuardedFetch({ loopback: true, ssoNetworks: [] })('https://10.0.0.1/')).rejects.toThrow(
      ForbiddenAddressError,
    )
  })

  test('what an owner reads does not say whether a name is there that leads inside', async () => {
    const issuers = createIssuers(createGuardedFetch({ loopback: false, ssoNetworks: [] }))
    const client = { clientId: 'atrium', clientSecret: 'secret', redirectUri: 'https://accounts.example.com/' }
    const underWay = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
    const told = async (issuer: string) =>
      reasonOf(await issuers.authorizationUrl({ ...client, issuer }, underWay, null).catch((error: unknown) => error))
    const there = await told('https://localhost')
    expect(there).toContain('the name leads to no public address')
    expect(await told('https://no-such-host.invalid')).toBe(there)
  })

  test('an answer without an end is cut off', async () => {
    const endless = createServer((_request, response) => {
      const more = () => response.write('x'.repeat(64 * 1024), () => response.destroyed || setImmediate(more))
      more()
    }).listen(0, '127.0.0.1')
    await once(endless, 'listening')
    const { port } = endless.address() as AddressInfo
    await expect(createGuardedFetch({ loopback: true, ssoNetworks: [] })(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      'too long',
    )
    endless.closeAllConnections()
    endless.close()
  })

  test.each([
    ['8.8.8.8', false],
    ['172.32.0.1', false],
    ['2606:4700::1111', false],
    ['172.31.255.255', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['224.0.0.1', true],
    ['255.255.255.255', true],
    ['::', true],
    ['::ffff:8.8.8.8', true],
    ['64:ff9b::a00:1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['2002:a00:1::', true],
    ['not an address', true],
  ])('%s is private: %s', (address, expected) => {
    expect(isPrivateAddress(address)).toBe(expected)
  })
})
