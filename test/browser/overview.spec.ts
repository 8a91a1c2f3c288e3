/** An organization's overview: figures drawn and told for whoever runs it, ranks for everybody. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const figures = (page: Page) => page.getByRole('region', { name: 'Figures' })
const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('an owner sees figures, as pictures and as tables; staff too', async ({ page, school }) => {
  const own = `/organizations/${school.name}/overview`
  await page.goto(own)
  const today = figures(page).getByLabel('Today')
  await expect(today).toContainText('Members3+3 in 30 days')
  await expect(today).toContainText('Not seen for 30 days0everybody was here lately')
  const people = chart(page, 'People')
  await expect(people.getByRole('img', { name: /^Members over time: 3 members now, 0 / })).toBeVisible()
  await expect(people.getByRole('list', { name: 'By role' }).getByRole('listitem')).toHaveText([
    'Users1',
    'Staff1',
    'Owners1',
  ])

  const table = page.getByRole('region', { name: 'People as a table' })
  await expect(table).toHaveCount(0)
  const button = people.getByRole('button', { name: /^Show as a table/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader')).toHaveText(['When', 'Members', 'Users', 'Staff', 'Owners'])
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['3', '1', '1', '1'])
  await expect(table.getByRole('row')).toHaveCount(31)
  await page.keyboard.press('Tab')
  await expect(table).toBeFocused()

  await page.getByRole('radio', { name: '12 months' }).check()
  await expect(page).toHaveURL(`${own}?range=12m`)
  await expect(table.getByRole('row')).toHaveCount(54)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(own)

  await signInInstead(page, school.carl)
  await page.goto(own)
  await expect(chart(page, 'Sign-ins')).toBeVisible()
})

test('a member sees ranks alone, at whatever address', async ({ page, school }) => {
  await signInInstead(page, school.berta)
  await page.goto(`/organizations/${school.name}/overview/not-seen`)
  await expect(page.getByText('No points or trophies yet.')).toBeVisible()
  await expect(page.getByLabel('In numbers')).toContainText('Members3')
  await expect(figures(page)).toHaveCount(0)
})

test('of a new organization: what stands there until there is something to draw', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const name = await newOrganization(await signedIn(), 'New School')
  await page.goto(`/organizations/${name}/overview`)
  await expect(page.getByText('Nothing to draw yet')).toBeVisible()
  await expect(page.getByRole('img', { name: /over time/ })).toHaveCount(0)
  await expectAccessible(page, 'a new overview')
  await page.getByRole('link', { name: 'Invite people' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite' })).toBeVisible()
})

test('who comes to the site counts, once a person; the chart says so where one points at it', async ({
  page,
  school,
}) => {
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`/go/organizations/${school.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  }
  await page.goto(`/organizations/${school.name}/overview`)
  await expect(figures(page).getByLabel('Today')).toContainText('Signed in this week11 person today')
  const signIns = chart(page, 'Sign-ins')
  await expect(signIns.getByRole('img', { name: /^Sign-ins over time: 2 in all/ })).toBeVisible()
  const box = await signIns.getByRole('img').boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + 20)
  await expect(signIns.getByLabel('Legend')).toContainText('Sign-ins2People1')
})

test('a stranger finds nothing', async ({ page, quiet, school, registered }) => {
  quiet.allow(/status of 404/)
  await signInInstead(page, await registered())
  await page.goto(`/organizations/${school.name}/overview/not-seen`)
  await expect(page.getByText('you do not belong to it')).toBeVisible()
})

test('the list of who was not seen: empty for now, and back to the overview', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/overview/not-seen`)
  await expect(page.getByText('Everybody was here lately')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the overview' }).click()
  await expect(page).toHaveURL(`/organizations/${school.name}/overview`)
})

test('accessible at every width, light and dark, tables open', async ({ page, school }) => {
  test.slow()
  await page.goto(`/organizations/${school.name}/overview`)
  for (const button of await page.getByRole('button', { name: /^Show as a table/ }).all()) await button.click()
  await expectAccessible(page, 'overview')
})
