/** The frame of an organization's console: its pages, who sees which, the drawer of a phone, the way to another. */
import { everyRun, expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'an owner goes from page to page; staff and members see the links that are theirs',
  everyRun,
  async ({ page, school }) => {
    const console = page.getByRole('complementary', { name: 'Console' })
    const own = `/organizations/${school.name}`
    for (const name of ['Overview', 'People', 'Timeline']) {
      await console.getByRole('link', { name }).click()
      await expect(page).toHaveURL(`${own}/${name.toLowerCase()}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
      await expect(console.locator('[aria-current="page"]')).toHaveText(name)
    }
    await signInInstead(page, school.carl)
    await page.goto(`${own}/timeline`)
    await expect(console.getByRole('link')).toHaveText(['Overview', 'People', 'Settings'])
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page).toHaveURL(`${own}/timeline`)
    await page.goto(`${own}/people/members`)
    await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  },
)

test('a member has the overview, at whatever address; a stranger has nothing', async ({ page, quiet, school }) => {
  quiet.allow(/status of 404/)
  await signInInstead(page, school.berta)
  for (const path of ['overview', 'people', 'people/members', 'people/labels', 'timeline']) {
    await page.goto(`/organizations/${school.name}/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Console' }).getByRole('link')).toHaveText(['Overview'])
  }
  await page.goto('/organizations/nosuchschool/overview')
  await expect(page.getByText('you do not belong to it')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Console' }).getByRole('link')).toHaveCount(0)
})

test('whoever follows a link to a page of another role reads whose it is and who can change that, and has a way on', async ({
  page,
  school,
}) => {
  const own = `/organizations/${school.name}`
  await signInInstead(page, school.berta)
  const row = page.getByRole('row').filter({ hasText: school.name })
  await row.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL(`${own}/overview`)
  await page.goto(`${own}/people`)
  const people = page.getByRole('region', { name: 'People' })
  await expect(people).toContainText('“People” is for owners and staff.')
  await expect(people).toContainText('Your role at Arch School is User. An owner can change it.')
  const letGo = await hold(page, /\/assets\/overview.*\.js/)
  await page.goto(`${own}/timeline`, { waitUntil: 'commit' })
  // What comes is called what it is, while it loads as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  letGo()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('“Timeline” is for owners.')
  await expectAccessible(page, 'a page of another role')
  await timeline.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL(`${own}/overview`)
  await expect(timeline).toHaveCount(0)
})

test('staff who follow a link to a page of the people that is for owners read that', async ({ page, school }) => {
  const people = `/organizations/${school.name}/people`
  await signInInstead(page, school.carl)
  const notice = page.getByRole('status').filter({ hasText: 'is for owners' })
  for (const path of ['invites', 'invites?new=1']) {
    await page.goto(`${people}/${path}`)
    await expect(notice).toContainText('“Invites” is for owners.')
    await expect(notice).toContainText('Your role at Arch School is Staff. An owner can change it.')
    await expect(page.getByRole('row').filter({ hasText: 'Berta Benz' })).toBeVisible()
  }
  await expectAccessible(page, 'a page of the people that is for owners')
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(page).toHaveURL(`${people}/labels`)
  await expect(page.getByText('An owner can change it.')).toHaveCount(0)
})

test('another organization is chosen by mouse and by keyboard, and shows the same page', async ({
  page,
  school,
  newOrganization,
}) => {
  const other = await newOrganization(school.owner, 'Babbage Academy')
  await page.getByRole('link', { name: 'Timeline' }).click()
  // A panel that was opened before would be closed by the page that comes.
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  const switcher = page.getByRole('button', { name: 'Switch to another' })
  await switcher.click()
  const panel = page.getByRole('dialog', { name: 'Switch to' })
  await panel.getByRole('link', { name: 'Babbage Academy' }).click()
  await expect(page).toHaveURL(`/organizations/${other}/timeline`)
  await expect(panel).toHaveCount(0)
  await expect(switcher).toContainText('Babbage Academy')

  await switcher.press('Enter')
  await expect(panel.locator('[aria-current]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(switcher).toBeFocused()
  await switcher.press('Enter')
  await expect(panel.locator('[aria-current]')).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel).toHaveCount(0)
  await page.goBack()
  await expect(switcher).toContainText('Arch School')
})

test('the others are in the order of the names that are shown, as the reader’s language sorts them', async ({
  page,
  school,
  newOrganization,
}) => {
  for (const name of ['Zeta Hall', 'Class 10 Hall', 'Babbage Hall', 'Class 9 Hall']) {
    await newOrganization(school.owner, name)
  }
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to another' }).click()
  const names = page.getByRole('region', { name: 'Organizations' }).getByRole('listitem')
  await expect(names).toHaveText([/^Arch School/, /^Babbage/, /^Class 9/, /^Class 10/, /^Zeta/])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the pages are in a drawer, which keeps the focus and closes by Escape, beside it, Back and a link', async ({
    page,
    school,
  }) => {
    const own = `/organizations/${school.name}`
    await page.goto(`${own}/overview`)
    const button = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu of Arch School' })
    await button.click()
    await expect(drawer.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, header') ?? null)).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await page.mouse.click(350, 700)
    await expect(drawer).toHaveCount(0)
    await button.click()
    await drawer.getByRole('link', { name: 'People' }).click()
    await expect(page).toHaveURL(`${own}/people`)
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await button.click()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(`${own}/overview`)
  })
})

test('accessible at every width, light and dark', async ({ page, school }) => {
  test.slow()
  for (const path of ['overview', 'timeline']) {
    await page.goto(`/organizations/${school.name}/${path}`)
    await expect(page.getByRole('region', { name: path }).first()).toBeVisible()
    await expectAccessible(page, path)
  }
  await page.getByRole('button', { name: 'Switch to another' }).click()
  await expect(page.getByRole('link', { name: 'All organizations' })).toBeVisible()
  await expectAccessible(page, 'switcher')
})

test('an organization’s own address leads on to the first page of its console', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}`)
  await expect(page).toHaveURL(`/organizations/${school.name}/overview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
})
