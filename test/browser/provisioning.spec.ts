/** Directories of an organization, by its owner: connected on a screen, used by real calls of SCIM, looked at, changed, ended. */
import type { Page } from '@playwright/test'
import { confirmAddress, uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { signInInstead, test } from './support/steps/people-school.ts'
import { proveDomain } from './support/steps/prove-domain.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** As a directory asks, with what the page showed. Answers the status and the body. */
async function ask(address: string, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as { id?: string } }
}

const shown = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true }).inputValue()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function connect(page: Page, { directory = 'Microsoft Entra ID', groups = 'Labels' } = {}) {
  await page.getByRole('button', { name: 'Connect a directory' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(directory).check()
  await dialog.getByLabel(groups).check()
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(directory)
  return { address: await shown(page, 'Address'), token: await shown(page, 'Token') }
}

const copied = (page: Page) => page.getByRole('button', { name: 'I have copied the token' })

test('a directory is connected, adds and refuses people, changes its token and ends', async ({
  page,
  server,
  school,
  registered,
  names,
}) => {
  test.setTimeout(120_000)
  const own = `/organizations/${school.name}`
  const domain = `${uniqueName('school')}.org`
  await page.getByRole('link', { name: 'Directories' }).click()
  await expect(page.getByText('First prove the domain')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Domains' }).click()
  await proveDomain(page, names, domain)
  await page.getByRole('link', { name: 'Directories' }).click()
  await expect(page.getByText(`It may add whoever has an address at ${domain}.`)).toBeVisible()

  const { address, token } = await connect(page)
  expect(address).toBe(`${server.origin}/scim/v2/${school.name}`)
  await expect(page.getByText('The token is shown this once.')).toBeVisible()
  await expect(page.getByText('“Tenant URL”')).toBeVisible()
  await expect(page.getByText('Not used yet: the directory has sent nothing so far.')).toBeVisible()

  // Whoever leaves with it uncopied is asked, by a link and by Back.
  await page.getByRole('link', { name: 'All directories' }).click()
  const question = page.getByRole('dialog', { name: 'Have you copied the token?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(copied(page)).toBeFocused()
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await shown(page, 'Token')).toBe(token)
  await copied(page).click()
  await expect(page.getByRole('textbox', { name: 'Token' })).toHaveCount(0)
  expect(await page.content()).not.toContain(token)

  const person = await registered({ firstName: 'Ada', lastName: 'Lovelace', email: `ada@${domain}` })
  await confirmAddress(server.origin, person.session, person)
  const ada = await ask(address, token, 'POST', '/Users', { userName: person.email })
  expect(ada.status).toBe(201)
  expect((await ask(address, token, 'POST', '/Users', { userName: `later@${domain}` })).status).toBe(201)
  expect((await ask(address, token, 'POST', '/Users', { userName: 'eve@elsewhere.example' })).status).toBe(400)
  const group = { displayName: 'Chess', members: [{ value: ada.body.id }] }
  expect((await ask(address, token, 'POST', '/Groups', group)).status).toBe(201)

  await page.reload()
  await expect(card(page, 'How it stands')).toContainText('It keeps 2 people; members now: 1.')
  await expect(card(page, 'How it stands')).toContainText('1 person is waiting')
  await expect(card(page, 'How it stands')).toContainText('It keeps 1 group, as labels.')
  await expect(card(page, 'How it stands')).toContainText('Last heard from the directory')
  const log = card(page, 'What it asked')
  await expect(log.getByRole('listitem')).toHaveText([
    /^The group Chess was added/,
    /^eve@elsewhere.example was not added.*The address is of no domain that this organization has proven/s,
    new RegExp(`^later@${domain} was added`),
    new RegExp(`^ada@${domain} was added`),
  ])
  await log.getByLabel('Result').selectOption('Refused')
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/result=refused/)
  await page.goBack()
  await expect(log.getByRole('listitem')).toHaveCount(4)
  await log.getByLabel('Result').selectOption('Membership ended')
  await expect(log.getByText('Nothing of the last days has this result.')).toBeVisible()

  await page.goto(`${own}/people`)
  const row = page.getByRole('row', { name: /Ada Lovelace/ })
  await expect(row).toContainText('Chess')

  // One more token, and an end to the first.
  await page.getByRole('link', { name: 'Directories' }).click()
  await page.getByRole('link', { name: /^Open Microsoft Entra ID/ }).click()
  const tokens = card(page, 'Tokens')
  await tokens.getByRole('button', { name: 'Make another token' }).click()
  const second = await shown(page, 'Token')
  expect(second).not.toBe(token)
  await copied(page).click()
  await expect(tokens.getByText('To make another, revoke one of these.')).toBeVisible()
  expect((await ask(address, second, 'GET', '/Users')).status).toBe(200)
  await tokens
    .getByRole('button', { name: /^Revoke the token/ })
    .first()
    .click()
  const revoking = page.getByRole('dialog', { name: 'Revoke this token?' })
  await expect(revoking).toContainText('The directory needs the other one from now on.')
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('The token is revoked.')).toBeVisible()
  await expect(tokens.getByRole('listitem')).toHaveCount(1)
  expect((await ask(address, token, 'GET', '/Users')).status).toBe(401)
  expect((await ask(address, second, 'GET', '/Users')).status).toBe(200)

  // What groups become: asked, since there is one.
  const groups = card(page, 'What its groups become')
  await expect(groups.getByRole('button', { name: 'Save' })).toBeDisabled()
  await groups.getByLabel('Classes').check()
  await groups.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).press('Enter')
  await expect(card(page, 'How it stands')).toContainText('It keeps 1 group, as classes.')
  await expect(groups.getByLabel('Classes')).toBeChecked()
  await expect(groups.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(groups.getByRole('button', { name: 'Save' })).toBeFocused()

  const patch = { op: 'replace', path: 'active', value: false }
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']
  await ask(address, second, 'PATCH', `/Users/${ada.body.id}`, { schemas, Operations: [patch] })
  await page.reload()
  await expect(log.getByRole('listitem').first()).toContainText('was deactivated, and the membership ended')
  await expect(card(page, 'How it stands')).toContainText('members now: 0')
  await ask(address, second, 'PATCH', `/Users/${ada.body.id}`, { schemas, Operations: [{ ...patch, value: true }] })

  await page.reload()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  const ending = page.getByRole('dialog', { name: 'Disconnect Microsoft Entra ID?' })
  await expect(ending).toContainText('1 member stays a member')
  await ending.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Microsoft Entra ID is disconnected.')).toBeVisible()
  await expect(page.getByText('No directory is connected')).toBeVisible()
  expect((await ask(address, second, 'GET', '/Users')).status).toBe(401)
  await page.goto(`${own}/people`)
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Chess')
})

test('the last token can be revoked, and another made; three directories are the most', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/settings/provisioning`)
  await connect(page, { directory: 'Okta', groups: 'Nothing' })
  await expect(page.getByText('“Browse App Catalog”')).toBeVisible()
  await copied(page).click()
  const tokens = card(page, 'Tokens')
  await tokens.getByRole('button', { name: /^Revoke the token/ }).click()
  const revoking = page.getByRole('dialog', { name: 'Revoke this token?' })
  await expect(revoking).toContainText('It is the only one')
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await expect(tokens.getByText('There is no token')).toBeVisible()
  await tokens.getByRole('button', { name: 'Make a token' }).click()
  await copied(page).click()
  for (const directory of ['Another directory', 'Microsoft Entra ID']) {
    await page.getByRole('link', { name: 'All directories' }).click()
    await connect(page, { directory })
    await copied(page).click()
  }
  await page.getByRole('link', { name: 'All directories' }).click()
  await expect(page.getByText('An organization can have 3 directories.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect a directory' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Okta' })).toContainText('Not used yet')
})

test('whoever leaves a token uncopied leaves without it', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/settings/provisioning`)
  const { token } = await connect(page)
  await page.getByRole('link', { name: 'All directories' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: /^Open Microsoft Entra ID/ }).click()
  await expect(card(page, 'Tokens')).toBeVisible()
  expect(await page.content()).not.toContain(token)
})

test('staff have no link to them, and see the overview in their place', async ({ page, school }) => {
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/settings/provisioning`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directories' })).toHaveCount(0)
})

test('accessible at every width, light and dark, with a token to be copied and with a log', async ({
  page,
  school,
}) => {
  test.slow()
  await page.goto(`/organizations/${school.name}/settings/provisioning`)
  const { address, token } = await connect(page, { directory: 'Another directory' })
  await expectAccessible(page, 'a token to be copied')
  await copied(page).click()
  await ask(address, token, 'POST', '/Users', { userName: `${'long.'.repeat(20)}name@elsewhere.example` })
  await ask(address, token, 'POST', '/Users', { userName: 7 })
  await page.reload()
  await expect(card(page, 'What it asked').getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'a directory')
})
