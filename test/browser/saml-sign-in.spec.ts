/** An organization's own sign-in by SAML, the whole way in a browser: set up by its owner, and gone by its people, at a real provider. */
import type { Browser, Page } from '@playwright/test'
import { uniqueName } from '../support/account-client.ts'
import { freePort } from '../support/free-port.ts'
import { type SamlIdentityProvider, startSamlProvider, whyNoSamlProvider } from '../support/simplesamlphp.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'
import { proveDomain } from './support/steps/prove-domain.ts'

const why = whyNoSamlProvider()
test.skip(why !== undefined, `no SAML identity provider: ${why}`)
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ada = { username: 'ada', password: 'of the tests' }
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function logInThere(page: Page): Promise<void> {
  await page.locator('input[name="username"]').fill(ada.username)
  await page.locator('input[name="password"]').fill(ada.password)
  await page.locator('input[name="password"]').press('Enter')
}

/** By the screen: metadata is read, and nothing else is typed. */
async function addConnection(page: Page, provider: SamlIdentityProvider): Promise<void> {
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name: 'Add a connection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('SAML').check()
  await dialog.getByLabel('Where people sign in').selectOption('Another one')
  await dialog.getByLabel('Name', { exact: true }).fill('School account')
  await dialog.getByLabel('As text or a file').check()
  await dialog.getByLabel('Text of its metadata (XML)').fill('<html></html>')
  await dialog.getByRole('button', { name: 'Fill in the fields' }).click()
  await expect(dialog.getByText('This is not the metadata of an identity provider')).toBeVisible()
  const following = dialog.getByLabel('Keep certificates up to date from its metadata address')
  await expect(following, 'of a text there is nothing to read again').toHaveCount(0)
  await dialog.getByLabel('By its address').check()
  await dialog.getByLabel('Address of its metadata').fill(provider.metadataUrl)
  await dialog.getByRole('button', { name: 'Fill in the fields' }).click()
  await expect(dialog.getByText('The fields below are filled in.')).toBeVisible()
  await expect(dialog.getByLabel('Entity ID of the identity provider')).not.toHaveValue('')
  await expect(dialog.getByLabel('Its sign-in address (HTTP POST)')).toHaveValue(/^http/)
  await expect(dialog.getByLabel('Its signing certificate')).toHaveValue(/BEGIN CERTIFICATE/)
  await expect(following).not.toBeChecked()
  await following.check()
  await expectAccessible(page, 'metadata that was read')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School account')
}

async function tryOut(page: Page): Promise<void> {
  const trying = card(page, 'Test sign-in')
  await trying.getByRole('button', { name: 'Test sign-in' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('dialog').getByRole('link', { name: 'Open the sign-in' }).click()
  const there = await opening
  await logInThere(there)
  await there.waitForEvent('close').catch(() => undefined)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(trying.getByText('It arrived: an account would be made.')).toBeVisible()
}

const visit = async (browser: Browser, baseURL: string) => (await browser.newContext({ baseURL })).newPage()

test('set up by the provider’s metadata; people come by step 1, and by a tile there only where that is switched on', async ({
  page,
  browser,
  server,
  school,
  names,
  quiet,
}) => {
  test.setTimeout(180_000)
  // What the provider's own pages say on the console is theirs.
  quiet.allow(/127\.0\.0\.1:|Scripts may close only the windows/)
  const domain = `${uniqueName('school')}.org`
  await page.goto(`/organizations/${school.name}/settings/domains`)
  await proveDomain(page, names, domain)
  const attributes = { mail: [`ada@${domain}`], givenName: ['Ada'], sn: ['Lovelace'], groups: ['Teachers'] }
  const provider = await startSamlProvider(await freePort(), [{ ...ada, attributes }])
  try {
    await addConnection(page, provider)
    const ours = card(page, 'For the provider')
    const entityId = await ours.getByRole('textbox', { name: 'Our metadata and entity ID' }).inputValue()
    const acsUrl = await ours.getByRole('textbox', { name: 'Where answers go (ACS)' }).inputValue()
    await provider.trust({ entityId, acsUrl })
    const download = page.waitForEvent('download')
    await ours.getByRole('link', { name: 'Download our metadata' }).click()
    expect((await download).suggestedFilename()).toBe('metadata.xml')
    await tryOut(page)
    await card(page, 'Switch on').getByRole('button', { name: 'Switch on' }).click()
    await expect(card(page, 'Switch on').getByText('On: your people can sign in by it.')).toBeVisible()

    const member = await visit(browser, server.origin)
    await member.goto(`/signin?redirect=${encodeURIComponent('/organizations?page=1')}`)
    await member.getByLabel('Username or email').fill(`ada@${domain}`)
    await member.getByRole('button', { name: 'Login' }).click()
    await member.getByRole('button', { name: 'Continue to School account' }).click()
    await logInThere(member)
    await expect(member).toHaveURL('/organizations?page=1')
    await expect(member.getByRole('cell', { name: 'Arch School' })).toBeVisible()
    await member.context().close()

    // From a tile there: an answer that nothing here asked for.
    const refused = await visit(browser, server.origin)
    await refused.goto(provider.initiate(entityId))
    await logInThere(refused)
    await expect(refused).toHaveURL(/problem=expired/)
    await expect(refused.getByRole('link', { name: 'Back to the sign-in' })).toBeVisible()
    await refused.context().close()

    const settings = card(page, 'Settings')
    await expect(settings.getByRole('listitem').filter({ hasText: /^OnKeep certificates up to date/ })).toBeVisible()
    await expect(settings.getByRole('listitem').filter({ hasText: /Metadata last read$/ })).toBeVisible()
    await settings.getByRole('button', { name: 'Change settings' }).click()
    await expect(page.getByRole('dialog').getByLabel('Entity ID of the identity provider')).not.toBeEditable()
    await page.getByRole('dialog').getByLabel('Begin at the provider').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByRole('listitem').filter({ hasText: /^OnBegin at the provider$/ })).toBeVisible()
    await expect(card(page, 'Switch on').getByText('On: your people can sign in by it.')).toBeVisible()
    await expectAccessible(page, 'a connection of SAML')

    const started = await visit(browser, server.origin)
    await started.goto(provider.initiate(entityId))
    await logInThere(started)
    await started.getByRole('button', { name: 'Continue as Ada Lovelace' }).click()
    await expect(started).toHaveURL(/\/organizations/)
    await expect(started.getByRole('cell', { name: 'Arch School' })).toBeVisible()
    await started.context().close()
  } finally {
    await provider.stop()
  }
})
