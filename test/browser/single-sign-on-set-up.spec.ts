/** An organization's own sign-in, by its owner: added, tested at a real issuer, read by rules, switched on, led to, ended. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import Provider from 'oidc-provider'
import { uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'
import { endElsewhere, signInAgain } from './support/steps/ended-session.ts'
import { makeLabel } from './support/steps/people-fixture.ts'
import { signInInstead, test as base } from './support/steps/people-school.ts'
import { proveDomain } from './support/steps/prove-domain.ts'

interface Issuer {
  address: string
  /** Known from the moment on at which the owner enters our address there. */
  register: (redirectUri: string) => void
}

const client = { client_id: 'atrium', client_secret: 'a secret of the tests' }

const test = base.extend<{ issuer: Issuer }>({
  issuer: async ({}, use) => {
    const redirect_uris = ['http://127.0.0.1/none']
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    console.warn = console.info = () => undefined
    let answer: ReturnType<Provider['callback']>
    const start = () => {
      answer = new Provider(address, {
        clients: [{ ...client, redirect_uris }],
        claims: {
          openid: ['sub', 'groups'],
          email: ['email', 'email_verified'],
          profile: ['given_name', 'family_name'],
        },
        conformIdTokenClaims: false,
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({
            sub: id,
            email: id,
            email_verified: true,
            given_name: 'Grace',
            family_name: 'Hopper',
            groups: ['teachers', 'chess'],
          }),
        }),
        cookies: { keys: ['cookies of the tests'] },
      }).callback()
    }
    start()
    server.on('request', (request, response) => void answer(request, response))
    await use({
      address,
      register(redirectUri) {
        redirect_uris.splice(0, 1, redirectUri)
        start()
      },
    })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('what is missing of a provider is said beside its field', async ({ page, school, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await page.goto(`/organizations/${school.name}/settings/single-sign-on`)
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Our directory')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByLabel('Client ID')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Issuer')).toHaveAttribute('aria-invalid', 'true')
})

async function addConnection(page: Page, issuer: Issuer): Promise<void> {
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where people sign in').selectOption('Keycloak')
  await dialog.getByText('Steps at Keycloak').click()
  await expect(dialog.getByText('Enter this there as “Valid redirect URIs”:')).toBeVisible()
  await expectAccessible(page, 'steps at a provider')
  // Known before the connection is made: the other side wants it first.
  issuer.register(await dialog.getByRole('textbox', { name: 'Redirect URI' }).inputValue())
  await dialog.getByLabel('Name', { exact: true }).fill('School account')
  await dialog.getByLabel('Issuer', { exact: true }).fill(issuer.address)
  await dialog.getByLabel('Client ID', { exact: true }).fill(client.client_id)
  await dialog.getByLabel('Client secret', { exact: true }).fill(client.client_secret)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School account')
}

test('what was pressed in a dialog has the focus again once its answer is there', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/settings/single-sign-on`)
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('SAML').check()
  await dialog.getByLabel('As text or a file').check()
  await dialog.getByLabel('Text of its metadata (XML)').fill('<html></html>')
  const letGo = await hold(page, '**/metadata*')
  const fill = dialog.getByRole('button', { name: 'Fill in the fields' })
  await fill.press('Enter')
  await expect(fill).toBeDisabled()
  letGo()
  await expect(dialog.getByText('This is not the metadata of an identity provider')).toBeVisible()
  await expect(fill).toBeFocused()
})

test('a connection is tested before it counts, and what arrives is read by rules', async ({
  page,
  server,
  school,
  names,
  issuer,
  quiet,
}) => {
  test.setTimeout(120_000)
  // The issuer's own page, which asks for fonts and has no picture.
  quiet.allow(/fonts\.googleapis\.com|favicon\.ico|autocomplete attributes/)
  const domain = `${uniqueName('school')}.org`
  await makeLabel(server.origin, school.owner.session, school.name, 'Chess')
  await page.getByRole('link', { name: 'Domains' }).click()
  await proveDomain(page, names, domain)
  await addConnection(page, issuer)

  const switching = card(page, 'Switch on')
  await expect(switching.getByText('Not tested yet')).toBeVisible()
  await expect(switching.getByRole('button', { name: 'Switch on' })).toBeDisabled()

  const trying = card(page, 'Test sign-in')
  await trying.getByRole('button', { name: 'Test sign-in' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('link', { name: 'Open the sign-in' }).click()
  const there = await opening
  await there.getByPlaceholder('Enter any login').fill(`grace@${domain}`)
  await there.getByPlaceholder('and password').fill('any')
  await there.getByRole('button', { name: 'Sign-in' }).click()
  await there.getByRole('button', { name: 'Continue' }).click()
  await there.waitForURL(new RegExp(`^${server.origin}`)).catch(() => undefined)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(trying.getByText('It arrived: an account would be made.')).toBeVisible()
  await expect(trying.getByText(`grace@${domain}`).first()).toBeVisible()
  await expect(trying.getByText('teachers, chess')).toBeVisible()

  // The server refuses a rule without a claim.
  quiet.allow(/status of 422/)
  const rules = card(page, 'Roles and labels')
  await rules.getByRole('button', { name: 'Add a rule' }).click()
  const rule = rules.getByRole('group', { name: 'Rule 1' })
  await rules.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(rule.getByRole('alert')).toHaveText('This field is required.')
  await expect(rule.getByLabel('Claim')).toBeFocused()
  await expect(rule.getByLabel('Claim')).toHaveAttribute('aria-invalid', 'true')
  await rule.getByLabel('Claim').fill('groups')
  await expect(rule.getByRole('alert')).toHaveCount(0)
  await rule.getByLabel('Value').fill('teachers')
  await rule.getByLabel('Role').selectOption('Staff')
  await rule.getByLabel('Chess').check()
  await page.getByRole('link', { name: 'All connections' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await rules.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(rules.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(rules.getByRole('button', { name: 'Save' })).toBeFocused()
  await expect(trying.getByRole('listitem').filter({ hasText: /^StaffRole$/ })).toBeVisible()
  await expect(trying.getByRole('listitem').filter({ hasText: /^ChessLabels$/ })).toBeVisible()
  await expectAccessible(page, 'a connection that was tested')

  await rules.getByRole('button', { name: 'Add a rule' }).click()
  await rules.getByRole('group', { name: 'Rule 2' }).getByLabel('Claim').fill('year')
  await switching.getByRole('button', { name: 'Switch on' }).click()
  await expect(switching.getByText('On: your people can sign in by it.')).toBeVisible()
  // Another change of the connection takes nothing that was typed.
  await expect(rules.getByRole('group', { name: 'Rule 2' }).getByLabel('Claim')).toHaveValue('year')
  await page.getByRole('link', { name: 'All connections' }).click()
  await leaving.getByRole('button', { name: 'Leave without saving' }).click()
  const domains = card(page, 'Which addresses lead to it')
  await domains.getByLabel(`Addresses at ${domain}`).selectOption('School account')
  await expect(domains.getByRole('link', { name: 'Set up a second step' })).toHaveCount(0)
  await domains.getByLabel('This is their only way in').check()
  await expect(domains.getByRole('link', { name: 'Set up a second step' })).toBeVisible()
  // What was chosen outlives a session that ends meanwhile.
  quiet.allow(/status of 40[01]/)
  await endElsewhere(server.origin, school.owner)
  await domains.getByRole('button', { name: `Save ${domain}` }).click()
  await signInAgain(page, school.owner)
  await expect(domains.getByLabel(`Addresses at ${domain}`)).toHaveValue(/./)
  await expect(domains.getByLabel('This is their only way in')).toBeChecked()
  await domains.getByRole('button', { name: `Save ${domain}` }).press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(domains.getByRole('button', { name: `Save ${domain}` })).toBeDisabled()
  await expect(domains.getByRole('button', { name: `Save ${domain}` })).toBeFocused()
  await page.reload()
  await expect(domains.getByLabel('This is their only way in')).toBeChecked()
  await expectAccessible(page, 'connections')

  await page.getByRole('link', { name: 'Open School account' }).click()
  await switching.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(switching.getByText('Tested, and off')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the connection' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No connection yet')).toBeVisible()
})

test('a choice is heard by its name, and what it means after that', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/settings/single-sign-on`)
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('SAML').check()
  const check = dialog.getByRole('checkbox', { name: 'Begin at the provider', exact: true })
  await expect(check).toHaveAccessibleDescription(/^People can also start from a tile there\./)
  await dialog.getByText('People can also start from a tile there.').click()
  await expect(check).toBeChecked()
})

test('staff have no link to it, and see the overview in its place', async ({ page, school }) => {
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/settings/single-sign-on`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Single sign-on' })).toHaveCount(0)
})
