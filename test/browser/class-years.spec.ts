/** Classes from year to year: archived together, found in the archive, taken back, and copied into the next year. */
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { makeClass } from './support/steps/people-fixture.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('this year’s classes are copied into the next one with their people and archived; an undo takes both back', async ({
  page,
  server,
  school,
  quiet,
}) => {
  // A name that is taken.
  quiet.allow(/status of 409/)
  const { owner, name, berta } = school
  await makeClass(server.origin, owner.session, name, '7a 2026/27', [berta.session.uid])
  await makeClass(server.origin, owner.session, name, 'Choir', [])
  await page.goto(`/organizations/${name}/people/classes`)
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('2 classes selected')).toBeVisible()
  await page.getByRole('button', { name: 'Copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy 2 classes' })
  await expect(dialog.getByLabel('Copy of 7a 2026/27')).toHaveValue('7a 2027/28')
  await expect(dialog.getByLabel('Copy of Choir')).toHaveValue('Choir')
  await dialog.getByLabel('Archive what was copied').uncheck()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('One of these names is taken.')).toBeVisible()
  await dialog.getByLabel('Archive what was copied').check()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(row('7a 2027/28')).toContainText('1 person')
  await expect(row('7a 2026/27')).toHaveCount(0)
  await page.getByRole('link', { name: 'Archive (2)' }).click()
  await expect(row('7a 2026/27')).toContainText('1 person')
  await expect(row('7a 2026/27')).toContainText(/Archived on .*20\d\d/)
  await expect(page.getByRole('button', { name: 'Edit 7a 2026/27' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The archive is empty')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the classes' }).click()
  await expect(row('7a 2026/27')).toBeVisible()
  await expect(row('7a 2027/28')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Choir' }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('1 class archived.')).toBeVisible()
  await page.getByRole('link', { name: 'Archive (1)' }).click()
  await page.getByRole('checkbox', { name: 'Choir' }).check()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('1 class taken back from the archive.')).toBeVisible()
})

test('this year’s classes are archived at one press: how many is said first, and it can be undone', async ({
  page,
  server,
  school,
}) => {
  const { owner, name, berta, carl } = school
  await makeClass(server.origin, owner.session, name, '7a 2026/27', [berta.session.uid, carl.session.uid])
  await makeClass(server.origin, owner.session, name, 'Choir', [berta.session.uid])
  await page.goto(`/organizations/${name}/people/classes`)
  await page.getByRole('button', { name: 'Archive this year' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archive this year’s classes?' })
  await expect(dialog).toContainText('2 classes, with 3 places taken in them, go into the archive.')
  await expectAccessible(page, 'the end of a year')
  await dialog.getByRole('button', { name: 'Archive 2 classes' }).click()
  await expect(page.getByText('2 classes archived.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Choir' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Choir' })).toContainText('1 person')
})

test('the archive and a copy are accessible at every width, light and dark', async ({ page, server, school }) => {
  test.slow()
  const { owner, name, berta } = school
  await makeClass(server.origin, owner.session, name, '7a 2026/27', [berta.session.uid])
  await page.goto(`/organizations/${name}/people/classes`)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expectAccessible(page, 'copy')
})

test('a member sees their own classes, of now and of past years; whoever is in none is told so', async ({
  page,
  server,
  school,
}) => {
  const { owner, name, berta, carl } = school
  await makeClass(server.origin, owner.session, name, '7a 2026/27', [berta.session.uid])
  await makeClass(server.origin, owner.session, name, '8b', [carl.session.uid])
  await page.goto(`/organizations/${name}/people/classes`)
  await page.getByRole('checkbox', { name: '7a 2026/27' }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('1 class archived.')).toBeVisible()
  await makeClass(server.origin, owner.session, name, '8a 2027/28', [berta.session.uid])
  await page.goto(`/organizations/${name}/overview/classes`)
  await expect(page.getByText('You are in no class yet')).toBeVisible()

  await signInInstead(page, berta)
  await page.goto(`/organizations/${name}/overview`)
  await page.getByRole('link', { name: 'Your classes' }).click()
  const own = page.getByRole('region', { name: 'Your classes' })
  await expect(own.getByRole('heading', { level: 2 })).toHaveText(['This year', 'Past years'])
  await expect(own.getByRole('listitem')).toHaveText([/^8a 2027\/28$/, /^7a 2026\/27Until .*20\d\d$/])
  await expectAccessible(page, 'own classes')
})
