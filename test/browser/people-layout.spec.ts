/** The frame of the people page: its first button, its parts' names, its bar for many, its addresses. */
import { expect } from './fixtures.ts'
import { signInInstead, test } from './people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('“Invite people” is the first button of the page for an owner, in every part of it', async ({ page, school }) => {
  const main = page.getByRole('main')
  const inviting = page.getByRole('dialog')
  const link = main.getByRole('link', { name: 'Invite people' })
  for (const query of ['', '?view=labels', '?view=timeline']) {
    await page.goto(`/organizations/${school.name}/people${query}`)
    await expect(link).toBeVisible()
  }
  await link.click()
  await expect(inviting.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await expect(inviting).toHaveCount(0)

  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('a part’s name is as wide while it is chosen as while it is not', async ({ page, school }) => {
  const views = page.getByRole('navigation', { name: 'Parts of this page' })
  const widths = async () => views.getByRole('link').evaluateAll((links) => links.map((link) => link.clientWidth))
  const before = await widths()
  await views.getByRole('link', { name: 'Invites' }).click()
  await expect(views.getByRole('link', { name: 'Invites' })).toHaveAttribute('aria-current', 'page')
  expect(await widths()).toEqual(before)
  await page.goto(`/organizations/${school.name}/people?view=classes`)
  await expect(views.getByRole('link', { name: 'Classes' })).toHaveAttribute('aria-current', 'page')
  expect(await widths()).toEqual(before)
})

test('at 200 % what can be done with the selected ones takes a sixth of the screen at most', async ({
  page,
  school,
}) => {
  const height = 360
  await page.setViewportSize({ width: 640, height })
  await page.getByRole('checkbox', { name: school.berta.firstName }).check()
  const bar = page.getByRole('group', { name: '1 person selected' })
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 6)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})

test('an address behind the last page of members becomes that of the last one', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people?page=9`)
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
})
