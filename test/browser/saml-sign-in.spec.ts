/** An organization's own sign-in by SAML, tried out by its owner at a real provider: there, and back from its form. */
import { freePort } from '../support/free-port.ts'
import { startSamlProvider, whyNoSamlProvider } from '../support/simplesamlphp.ts'
import { expect, test } from './support/fixtures.ts'

const why = whyNoSamlProvider()
test.skip(why !== undefined, `no SAML identity provider: ${why}`)

/** Of the calls that are made here, what is looked at. */
interface Answered {
  provider: Record<string, unknown>
  problem: string | null
  id: string
  our_side: { metadata_url: string; acs_url: string }
  address: string
  state: string
  test: object
}

const ada = {
  ...{ username: 'ada', password: 'of the tests' },
  attributes: { mail: ['ada@school.org'], givenName: ['Ada'], sn: ['Lovelace'], groups: ['Teachers'] },
}

test('an owner names the provider’s metadata, tries it out, and sees who arrived', async ({
  page,
  server,
  signedIn,
  newOrganization,
  quiet,
}) => {
  // What the provider's own pages say on the console is theirs.
  quiet.allow(/127\.0\.0\.1:/)
  // Owners open it in a window of its own, which closes itself at the end.
  quiet.allow(/Scripts may close only the windows/)
  const provider = await startSamlProvider(await freePort(), [ada])
  try {
    const owner = await signedIn()
    const name = await newOrganization(owner)
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${server.origin}/api/iam/organizations/${name}/${path}`, {
        method,
        headers: { authorization: `Bearer ${owner.session.idToken}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect(answer.ok, `${method} ${path}`).toBe(true)
      return (await answer.json()) as Answered
    }
    const { provider: read, problem } = await ask('POST', 'single-sign-on-metadata', { address: provider.metadataUrl })
    expect(problem).toBeNull()
    const { certificate_ends: _ends, wants_signed_requests: _wants, ...settings } = read
    const saml = { ...settings, preset: 'other', idp_initiated: false }
    const { id, our_side } = await ask('POST', 'single-sign-on', { name: 'SimpleSAMLphp', saml })
    const { metadata_url: entityId, acs_url: acsUrl } = our_side
    await provider.trust({ entityId, acsUrl })

    const { address } = await ask('POST', `single-sign-on/${id}/test`, {})
    await page.goto(address)
    await page.locator('input[name="username"]').fill(ada.username)
    await page.locator('input[name="password"]').fill(ada.password)
    await page.locator('input[name="password"]').press('Enter')
    await expect.poll(async () => (await ask('GET', `single-sign-on/${id}`)).state, { timeout: 20_000 }).toBe('tested')
    expect((await ask('GET', `single-sign-on/${id}`)).test).toMatchObject({
      failure: null,
      arrived: {
        ...{ subject: 'ada', outcome: 'refused', refused: 'domain_not_proven' },
        read: { email: 'ada@school.org', given_name: 'Ada', family_name: 'Lovelace' },
      },
    })
  } finally {
    await provider.stop()
  }
})
