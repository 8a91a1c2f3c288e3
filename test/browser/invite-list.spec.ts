/** Inviting a whole list: checked, sent, what was skipped mended; names and unread columns. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newPerson } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { invitedTo } from './support/servers/mailbox.ts'
import { fillAccountForm } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openList(page: Page, organization: string): Promise<void> {
  await page.goto(`/organizations/${organization}/people?view=invites`)
  await page.getByRole('link', { name: 'Invite many' }).click()
}

async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('Addresses or CSV').fill(text)
  await page.getByRole('button', { name: 'Check the list' }).click()
}

/** What a press on a button saves: its name, and its text without the mark of the byte order. */
async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return { name: file.suggestedFilename(), text: text.slice(1) }
}

test('a list is checked, then sent; hostile cells are only text, and nothing that is none is counted', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const name = await newOrganization(owner)
  await openList(page, name)
  await check(page, 'email,role,labels\nnew1@example.com,staff,Math\n<img src=x onerror=alert(1)>,,\n=cmd|calc,,')
  await expect(page.getByText('1 to invite, 2 to skip', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: /is not an email address/ })).toHaveCount(2)
  await expect(page.getByText(/Ignored column/)).toBeHidden()
  await expectAccessible(page, 'import preview')
  await page.getByRole('button', { name: 'Send 1 invite', exact: true }).click()
  await expect(page.getByText('1 invited, 2 skipped', { exact: true })).toBeVisible()
  await expect(page.getByText('User Create Successfully!')).toBeVisible()
  await expectAccessible(page, 'import result')
  // The list that was looked at before is asked for again.
  await page.getByRole('link', { name: 'See invites' }).click()
  await expect(page.getByText('new1@example.com')).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByText("'=cmd|calc' is not an email address.")).toBeVisible()
})

test('the lines that were skipped are downloaded, mended and imported again', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const name = await newOrganization(owner)
  await openList(page, name)
  await check(
    page,
    ['Email,Role,Labels', 'one@example.com,,', 'two@example.com,boss,"Math; ""A"""', '=cmd,,', '=cmd,,'].join('\n'),
  )
  const unknownRole = "'boss' is not a role. Use owner, staff or user."
  await expect(page.getByRole('cell', { name: unknownRole })).toBeVisible()
  await page.getByRole('button', { name: 'Send 1 invite', exact: true }).click()
  await expect(page.getByText('1 invited, 3 skipped', { exact: true })).toBeVisible()
  await expect(page.getByText(unknownRole)).toBeVisible()
  const { name: fileName, text } = await downloaded(page, 'Download the 3 lines')
  expect(fileName).toBe(`${name}-skipped.csv`)
  expect(text.split('\r\n')).toEqual([
    'Email,First name,Last name,Role,Labels,First day,Last day,Problem',
    `two@example.com,,,boss,"Math; ""A""",,,"${unknownRole}"`,
    "'=cmd,,,,,,,'=cmd' is not an email address.",
    "'=cmd,,,,,,,'=cmd' is not an email address.",
    '',
  ])
  await page.getByRole('button', { name: 'Import another list' }).click()
  const mended = text.replace('boss', 'staff').replaceAll("'=cmd,,,,,,,'=cmd' is", 'one@example.com,,,,,,,it is')
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'mended.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${mended}`) })
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('1 to invite, 1 unchanged, 1 to skip', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: "'one@example.com' is on line 3 already." })).toBeVisible()
  await expect(page.getByText(/Ignored column/)).toBeHidden()
})

test('a template names the columns that are understood; those that are not are named as well', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  await openList(page, await newOrganization(owner))
  const { name, text } = await downloaded(page, 'Download a template')
  expect([name, text]).toEqual(['people.csv', 'Email,First name,Last name,Role,Labels,First day,Last day\r\n'])
  await check(page, 'SURNAME,phone,E-mail,firstname,room\nByron,1,ada@example.com,Ada,12')
  await expect(page.getByText('Ignored columns: phone, room', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Ada Byron' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await check(page, `${text}${'ada@example.com,Ada,Byron,staff,Math'}`)
  await expect(page.getByText('1 to invite', { exact: true })).toBeVisible()
})

test('names of a list greet at the invite and start the form; whoever signs up says what is right', async ({
  page,
  browser,
  server,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const name = await newOrganization(owner, 'Riverside School')
  const teacher = newPerson({ firstName: 'Ada', lastName: 'Lovelace' })
  await openList(page, name)
  await check(page, `Email;First name;Last name\n${teacher.email};Ada;Byron`)
  await page.getByRole('button', { name: 'Send 1 invite', exact: true }).click()
  await page.getByRole('link', { name: 'See invites' }).click()
  await expect(page.getByText(/^Ada Byron, User/)).toBeVisible()
  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await theirs.goto(await invitedTo(server.origin, teacher.email))
  await expect(theirs.getByText('Hello Ada!')).toBeVisible()
  await theirs.getByRole('link', { name: 'Create account' }).click()
  await expect(theirs.getByLabel('First name')).toHaveValue('Ada')
  await expect(theirs.getByLabel('Last name')).toHaveValue('Byron')
  await fillAccountForm(theirs, teacher)
  await theirs.getByRole('button', { name: /sign up|create/i }).click()
  await expect(theirs.getByRole('heading', { name: 'One more step to join Riverside School' })).toBeVisible()
  await theirs.goto('/organizations')
  await theirs.getByRole('button', { name: /Ada Lovelace/ }).click()
  await expect(theirs.getByRole('menu').or(theirs.getByRole('dialog')).getByText('Ada Lovelace').first()).toBeVisible()
  await context.close()
})

test('more invites than go out before one’s own address is confirmed: told before they are sent', async ({
  page,
  server,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  await openList(page, await newOrganization(owner))
  const people = Array.from({ length: 6 }, (_, line) => `person${line}@example.com`)
  const told = page.getByText(`Please confirm ${owner.email} first.`)
  await check(page, people.slice(1).join('\n'))
  await expect(page.getByRole('button', { name: 'Send 5 invites', exact: true })).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await check(page, people.join('\n'))
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`We sent a link to ${owner.email}.`)).toBeVisible()
  expect(await server.readActionLink(owner.email, 'verifyEmail')).toContain('oobCode')
})

test('the timeline says once whom an import invited, and its labels are told apart', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const name = await newOrganization(owner)
  await openList(page, name)
  const lines = Array.from({ length: 4 }, (_, line) => `person${line}@example.com,,Label ${line}`)
  await check(page, lines.join('\n'))
  await page.getByRole('button', { name: 'Send 4 invites', exact: true }).click()
  await expect(page.getByText('4 invited', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(page.getByText(`${owner.firstName} ${owner.lastName} invited 4 people`)).toHaveCount(1)
  await expect(page.getByText(/person\d@example\.com|imported a list/)).toHaveCount(0)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(page.getByText('Label 3')).toBeVisible()
  const dots = await page.locator('svg circle').evaluateAll((circles) => circles.map((dot) => dot.getAttribute('fill')))
  expect(new Set(dots.filter((fill) => fill?.startsWith('#'))).size).toBe(4)
})

test('a role is read in one piece, beside a long address, where the table is a table', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  await openList(page, await newOrganization(owner))
  await check(page, 'Email,Role\nsomebody.with.a.long.name@example.com,owner')
  const lines = await page
    .getByRole('cell', { name: 'Owner', exact: true })
    .locator('span')
    .evaluate((cell) => Math.round(cell.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight)))
  expect(lines).toBe(1)
})
