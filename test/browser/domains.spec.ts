/** Domains of an organization: proven and opened by its owner, asked by and joined by people of them, answered by staff. */
import type { Browser, Page } from '@playwright/test'
import { confirmAddress, uniqueName } from '../support/account-client.ts'
import { expect, type SignedInPerson } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { putSignedInState } from './support/signed-in-state.ts'
import { signInInstead, test } from './support/steps/people-school.ts'
import { proveDomain } from './support/steps/prove-domain.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Somebody else, in a browser of their own. */
async function pageOf(browser: Browser, origin: string, person: SignedInPerson, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await putSignedInState(page, origin, person)
  await page.goto(path)
  return page
}

test('an owner proves a domain; people of it ask, staff answers; then they join by themselves', async ({
  page,
  browser,
  server,
  school,
  registered,
  names,
  quiet,
}) => {
  test.slow()
  quiet.allow(/status of 422/)
  const domain = `${uniqueName('school')}.org`
  const resident = async (firstName: string, email: string) => {
    const person = await registered({ firstName, lastName: 'Lovelace', email })
    await confirmAddress(server.origin, person.session, person)
    return person
  }
  await page.getByRole('link', { name: 'Domains' }).click()
  await page.getByLabel('Domain', { exact: true }).fill('gmail.com')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByText('This domain belongs to a mail provider')).toBeVisible()
  const card = await proveDomain(page, names, domain)
  await card.getByLabel('May ask to join').check()
  await card.getByRole('button', { name: `Save: ${domain}` }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const ada = await resident('Ada', `ada@${domain}`)
  const adas = await pageOf(browser, server.origin, ada, '/organizations')
  const offered = adas.getByRole('region', { name: 'Organizations of your address' })
  await offered.getByRole('button', { name: 'Ask to join Arch School' }).click()
  await expect(offered.getByText('You asked to join. You will get an email')).toBeVisible()
  await expect(offered.getByRole('button', { name: 'Withdraw' })).toBeVisible()

  const stranger = await resident('Eve', `${uniqueName('eve')}@elsewhere.example`)
  const unconfirmed = await registered({ email: `bea@${domain}` })
  for (const other of [stranger, unconfirmed]) {
    const theirs = await pageOf(browser, server.origin, other, '/organizations')
    await expect(theirs.getByText('No Organization Found')).toBeVisible()
    await expect(theirs.getByText('Organizations of your address')).toHaveCount(0)
    await theirs.context().close()
  }

  const carls = await pageOf(browser, server.origin, school.carl, `/organizations/${school.name}/people`)
  await carls.getByRole('link', { name: 'Requests 1' }).click()
  await carls.getByRole('button', { name: 'Accept Ada Lovelace' }).click()
  await expect(carls.getByText('1 person joined and was told by mail.')).toBeVisible()
  await expect(carls.getByText('No requests')).toBeVisible()
  await expect(carls.getByRole('link', { name: 'Domains' })).toHaveCount(0)
  await adas.reload()
  await expect(adas.getByRole('cell', { name: 'Arch School' })).toBeVisible()
  await expect(offered).toHaveCount(0)

  await card.getByLabel('May join by themselves').check()
  await card.getByLabel('Role').selectOption('Staff')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByLabel('May join by themselves')).toBeChecked()
  const cleo = await resident('Cleo', `cleo@${domain}`)
  const cleos = await pageOf(browser, server.origin, cleo, '/signup/organization')
  await cleos.getByRole('button', { name: 'Join Arch School' }).click()
  await expect(cleos.getByText('You are a member of Arch School now.')).toBeVisible()
  for (const one of [adas, carls, cleos]) await one.context().close()
})

test('whoever may not see the domains and the requests gets the first of their own pages', async ({ page, school }) => {
  const own = `/organizations/${school.name}`
  await signInInstead(page, school.carl)
  await page.goto(`${own}/settings/domains`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await signOutOf(page, 'Carl Clerk')
  await page.goto(`${own}/people/requests`)
  await expect(page).toHaveURL(/signin|\/$/)
})

async function signOutOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
}

test('a domain is removed once that is confirmed, and added again with another record', async ({
  page,
  school,
  names,
}) => {
  const domain = `${uniqueName('gone')}.org`
  await page.goto(`/organizations/${school.name}/settings/domains`)
  const card = await proveDomain(page, names, domain)
  await card.getByRole('button', { name: `Remove ${domain}` }).click()
  await page.getByRole('button', { name: 'Remove domain' }).click()
  await expect(card).toHaveCount(0)
  await page.getByLabel('Domain', { exact: true }).fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await card.getByRole('button', { name: `Check now: ${domain}` }).click()
  await expect(card.getByText('but not this value')).toBeVisible()
})

test('accessible at every width, light and dark', async ({ page, server, school, names, registered }) => {
  test.slow()
  const domain = `${uniqueName('wide')}.org`
  const own = `/organizations/${school.name}`
  await page.goto(`${own}/settings/domains`)
  const card = await proveDomain(page, names, domain)
  await card.getByLabel('May ask to join').check()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByLabel('Domain', { exact: true }).fill(`new.${domain}`)
  await page.getByRole('button', { name: 'Add domain' }).click()
  await expect(page.getByRole('region', { name: `new.${domain}` })).toBeVisible()
  await expectAccessible(page, 'domains')
  const ada = await registered({ email: `ada@${domain}` })
  await confirmAddress(server.origin, ada.session, ada)
  const asked = await fetch(`${server.origin}/api/iam${own}/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.session.idToken}` },
  })
  expect(asked.status).toBe(201)
  await page.goto(`${own}/people/requests`)
  await page.getByRole('checkbox', { name: 'Ada Lovelace' }).check()
  await expectAccessible(page, 'requests')
  await signInInstead(page, ada)
  await expect(page.getByRole('region', { name: 'Organizations of your address' })).toBeVisible()
  await expectAccessible(page, 'organizations of an address')
})

test('who may join, changed in two tabs: the later one is told what is saved, and chooses once more', async ({
  page,
  context,
  school,
  names,
  quiet,
}) => {
  test.slow()
  quiet.allow(/status of 409/)
  const domain = `${uniqueName('tabs')}.org`
  await page.goto(`/organizations/${school.name}/settings/domains`)
  const card = await proveDomain(page, names, domain)
  const save = (there: Page) => there.getByRole('button', { name: 'Save' }).click()
  await card.getByLabel('May join by themselves').check()
  const other = await context.newPage()
  const saveThere = async (choice: string) => {
    await other.goto(page.url())
    await other.getByLabel(choice).check()
    await save(other)
    await expect(other.getByText('Saved.')).toBeVisible()
  }
  await saveThere('May ask to join')
  await save(page)
  await expect(card.getByText('Now: May ask to join, User.', { exact: false })).toBeVisible()
  await expect(card.getByLabel('May join by themselves')).toBeChecked()
  await save(page)
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(card.getByText('changed elsewhere', { exact: false })).toHaveCount(0)

  await card.getByLabel('Role').selectOption('Staff')
  await saveThere('Cannot join by themselves')
  await save(page)
  await card.getByRole('button', { name: 'Use theirs' }).click()
  await expect(card.getByLabel('Cannot join by themselves')).toBeChecked()
  await page.reload()
  await expect(card.getByLabel('Cannot join by themselves')).toBeChecked()
})

test('what several domains have is told apart by its name', async ({ page, school, names }) => {
  await page.goto(`/organizations/${school.name}/settings/domains`)
  for (const proven of [uniqueName('school'), uniqueName('school')].map((word) => `${word}.org`)) {
    const card = await proveDomain(page, names, proven)
    const ask = card.getByRole('radio', { name: 'May ask to join', exact: true })
    await expect(ask).toHaveAccessibleDescription('Owners and staff answer their requests under People.')
    await ask.check()
  }
  const controls = page.getByRole('main').locator('button, select, textarea, summary, input:not([type=radio])')
  await expect(page.getByRole('combobox')).toHaveCount(2)
  for (const open of await page.getByText('Show the record').all()) await open.click()
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n').map((line) => line.trim())
  const told = lines.map((line) => /^- (?:button|combobox|textbox|group) "([^"]+)"/.exec(line)?.[1]).filter(Boolean)
  expect(await controls.count()).toBeGreaterThan(10)
  expect(told.filter((name, at) => told.indexOf(name) !== at)).toEqual([])
})
