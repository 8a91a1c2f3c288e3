/** Lists of people that come as files, whichever program wrote them, and what becomes of one on the way. */
import type { Page } from '@playwright/test'
import { rosterZip, schoolFiles } from '../../server/src/testing/fixtures/roster-archives.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const spreadsheet = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0])

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[name=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

const lists = [
  {
    what: 'people',
    page: 'import',
    way: ['Invites', 'Invite many'],
    heading: 'E-Mail;Vorname',
    line: 'juergen@example.com;Jürgen',
  },
  {
    what: 'learners',
    page: 'learners/add',
    way: ['Learners', 'Add from a list'],
    heading: 'username;first name',
    line: 'juergen;Jürgen',
  },
]

for (const { what, page: at, way, heading, line } of lists) {
  test(`a file of ${what} is read as it was written; one that is none is told of, and what was there stays`, async ({
    page,
    school: { name },
  }) => {
    await page.goto(`/organizations/${name}/people/${at}`)
    const list = page.locator('textarea')
    await choose(page, 'from-excel.csv', Buffer.from(`${heading}\n${line}`, 'latin1'))
    await expect(list).toHaveValue(`${heading}\n${line}`)
    await choose(page, 'list.xlsx', spreadsheet)
    await expect(page.getByRole('alert')).toContainText('This is not a text file. Save the list as CSV')
    await expect(list).toHaveValue(`${heading}\n${line}`)
    await choose(page, 'empty.csv', Buffer.from(' \n'))
    await expect(page.getByRole('alert')).toHaveText('This file is empty.')
    await choose(page, 'twice.csv', Buffer.from(`${heading};Shoe size;first name\n${line};38;Other`))
    await page.getByRole('button', { name: 'Check the list' }).click()
    await expect(page.getByText('Ignored column: Shoe size')).toBeVisible()
    await expect(page.getByText('Not read, as an earlier column holds the same: first name (column 4)')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Jürgen', exact: true })).toBeVisible()
  })

  test(`a list of ${what} that was pasted is not left behind unasked`, async ({ page, school: { name } }) => {
    await page.goto(`/organizations/${name}/people`)
    for (const link of way) await page.getByRole('link', { name: link }).first().click()
    const before = page.url()
    await page.locator('textarea').fill(line)
    await page.getByRole('link', { name: 'Labels' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(page.locator('textarea')).toHaveValue(line)
    await page.getByRole('button', { name: 'Check the list' }).click()
    await expect(page.getByRole('cell', { name: '1', exact: true })).toBeVisible()
    await page.goBack()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).not.toHaveURL(before)
  })
}

test('how far an import is stays to be seen while the server is not reached, and goes on', async ({
  page,
  context,
  quiet,
  school: { name },
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(`/organizations/${name}/people/import`)
  const lines = Array.from({ length: 600 }, (_, place) => `person${place}@example.com`)
  await page.locator('textarea').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Send 600 invites' }).click()
  await expect(page.getByText('of 600 lines')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await expect(page.getByText('of 600 lines')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'See invites' })).toBeVisible({ timeout: 30_000 })
  // Sent: nothing is left behind by going.
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(page).toHaveURL(`/organizations/${name}/people/labels`)
})

test('an import and a roster that are none lead back', async ({ page, quiet, school: { name } }) => {
  quiet.allow(/status of 404/)
  const none = '00000000-0000-4000-8000-000000000000'
  await page.goto(`/organizations/${name}/people/import/${none}`)
  await expect(page.getByText('There is no such import')).toBeVisible()
  await page.getByRole('button', { name: 'Import another list' }).click()
  await expect(page.getByLabel('Addresses or CSV')).toBeVisible()
  await page.goto(`/organizations/${name}/people/rosters/${none}`)
  await expect(page.getByText('There is no such roster')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('No rosters yet')).toBeVisible()
})

test('whoever leaves while a roster is sent is not taken back, and finds it in the list', async ({
  page,
  school: { name },
}) => {
  let send: () => void = () => undefined
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route(/\/api\/users\/rosters\?/, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.goto(`/organizations/${name}/people/rosters`)
  const zip = rosterZip({ files: schoolFiles([{ id: 'pupil', role: 'student', classes: ['c1'] }], { c1: '7A' }) })
  await page
    .locator('input[name=roster]')
    .setInputFiles({ name: 'roster.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(page.getByRole('button', { name: 'Add a label' }).first()).toBeVisible()
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  send()
  await sent
  await page.getByRole('link', { name: 'Invites' }).click()
  await page.getByRole('link', { name: 'OneRoster' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Checked' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`/organizations/${name}/people/labels`)
})
