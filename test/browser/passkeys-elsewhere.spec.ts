/** Passkeys and addresses: good at an organization's own, and at nobody else's, whatever name it borrows. */
import dns, { type LookupOptions } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passkeyRequestOptions, signInWithPasskey, type RequestOptions } from '@atrium/contract/identity/passkeys'
import type { Page } from '@playwright/test'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/server-process.ts'
import { removeFolder } from '../support/temporary-folder.ts'
import { expect, readyWithinMs, test as base, type SignedInPerson } from './support/fixtures.ts'
import { expectToast } from './support/steps/profile-steps.ts'
import { signInAs, signOut } from './support/steps/steps.ts'
import { addVirtualAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

const name = 'school.localhost'

/** As browsers do, and no system everywhere: names below `localhost` are this machine. */
const lookup = dns.lookup
dns.lookup = ((host: string, ...more: [LookupOptions, () => void]) =>
  lookup(host.endsWith(`.${name}`) || host === name ? 'localhost' : host, ...more)) as typeof dns.lookup

const test = base.extend<object, { foreignPort: number }>({
  /** At a name with names of its own below it, for browsers let nobody share passkeys below plain `localhost`. */
  serverOrReason: [
    async ({}, use) => {
      const dataDir = await dataFolder('passkeys')
      const port = await freePort()
      const hostDomain = `${name}:${port}`
      const server = await startServer({ dataDir, port, env: { HOST_DOMAIN: hostDomain }, readyWithinMs })
      await use({ ...server, origin: `http://${hostDomain}`, hostDomain })
      await server.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** Where a site is that is not the product's, whatever name of this machine it is called by. */
  foreignPort: [
    async ({}, use) => {
      const site = createServer((_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<link rel="icon" href="data:,"><h1>Win a prize</h1>')
      })
      site.listen(0)
      await once(site, 'listening')
      await use((site.address() as AddressInfo).port)
      site.closeAllConnections()
      site.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function addPasskey(page: Page, person: SignedInPerson): Promise<void> {
  await signInAs(page, person)
  await page.goto(`/profile/${person.session.uid}/security`)
  await page.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey “Chrome on Windows” added')
}

/** What a page gets whose own server asked ours for a question: no browser lets the page itself read the answer. */
async function askedBehindItsBack(origin: string): Promise<RequestOptions> {
  const response = await fetch(`${origin}${passkeyRequestOptions.path}`, { method: 'POST' })
  return (await response.json()) as RequestOptions
}

type Signed = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type' | 'response'>
/** Has the passkey sign on the page that is open: what it signed, or the name of the browser's refusal. */
function signHere(page: Page, options: RequestOptions): Promise<Signed | string> {
  return page.evaluate(async (asked) => {
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
      const credential = await navigator.credentials.get({ publicKey })
      const { id, rawId, type, response } = (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON
      return { id, rawId, type, response }
    } catch (error) {
      return (error as Error).name
    }
  }, options)
}

/** The answer to what was signed, sent without a browser, which nothing keeps from lying. */
async function answerTo(origin: string, response: Signed): Promise<{ status: number; error?: string }> {
  const answer = await fetch(`${origin}${signInWithPasskey.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ response }),
  })
  const { error } = (await answer.json()) as { error?: string }
  return { status: answer.status, ...(error === undefined ? {} : { error }) }
}

test('a page on another origin: what it has signed opens nothing', async ({
  page,
  server,
  registered,
  foreignPort,
  quiet,
}) => {
  // Nobody's site says so.
  quiet.allow(/status of 404.* at http:\/\/deeper\./)
  const authenticator = await addVirtualAuthenticator(page)
  await addPasskey(page, await registered())
  expect(await authenticator.credentials()).toMatchObject([{ rpId: name }])

  // Browsers look at the name alone, so these may ask for it: the port and the depth are for the server to see.
  const borrowing = [
    `http://${name}:${foreignPort}/`,
    `http://prize.${name}:${foreignPort}/`,
    `http://deeper.hall.${server.hostDomain}/`,
  ]
  for (const address of borrowing) {
    await page.goto(address)
    const signed = await signHere(page, await askedBehindItsBack(server.origin))
    if (typeof signed === 'string') throw new Error(`${address}: the browser refused with ${signed}`)
    expect(await answerTo(server.origin, signed), address).toEqual({ status: 400, error: 'passkey_invalid' })
    expect(await answerTo(server.origin, signed), `${address}, again`).toEqual({
      status: 400,
      error: 'passkey_expired',
    })
  }

  for (const address of [`http://127.0.0.1:${foreignPort}/`, `http://prize.localhost:${foreignPort}/`]) {
    await page.goto(address)
    expect(await signHere(page, await askedBehindItsBack(server.origin)), address).toBe('SecurityError')
    // Under its own name it finds no passkey, and one for another name is refused at its origin already.
    const itsOwn = { ...(await askedBehindItsBack(server.origin)), rpId: new URL(address).hostname, timeout: 500 }
    expect(await signHere(page, itsOwn), address).toMatch(/^(SecurityError|NotAllowedError)$/)
  }
})

test('what was signed here is good once, and its token at this origin alone', async ({
  page,
  server,
  registered,
  foreignPort,
}) => {
  await addVirtualAuthenticator(page)
  const person = await registered()
  await addPasskey(page, person)
  const signed = await signHere(page, await askedBehindItsBack(server.origin))
  if (typeof signed === 'string') throw new Error(signed)
  const answer = await fetch(`${server.origin}${signInWithPasskey.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response: signed }),
  })
  const { customToken: token } = (await answer.json()) as { customToken: string }
  expect(await answerTo(server.origin, signed)).toEqual({ status: 400, error: 'passkey_expired' })

  const exchange = async (origin: string) => {
    const exchanged = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ token, returnSecureToken: true }),
      },
    )
    return exchanged.status
  }
  expect(await exchange(`http://${name}:${foreignPort}`)).toBe(403)
  expect(await exchange(`http://hall.${server.hostDomain}`)).toBe(400)
  expect(await exchange(server.origin)).toBe(200)
  expect(await exchange(server.origin)).toBe(400)
})

test('from an organization’s address: signed in with a passkey, and back there', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  const person = await registered()
  const organization = await newOrganization(person)
  await addPasskey(page, person)
  await signOut(page, person)
  await expect(page).toHaveURL('/')

  await page.goto(`http://${organization}.${server.hostDomain}/`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`http://${organization}.${server.hostDomain}/`)
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()

  // The organization's page is one of ours, so its people's passkeys are good there as well.
  const signed = await signHere(page, await askedBehindItsBack(server.origin))
  if (typeof signed === 'string') throw new Error(signed)
  expect(await answerTo(server.origin, signed)).toEqual({ status: 201 })
})
