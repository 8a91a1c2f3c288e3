/** The people page: what an owner, a staff member, a member and a stranger see and do. */
import type { Page } from '@playwright/test'
import { everyRun, expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { achieve, makeClass, makeLabel } from './support/steps/people-fixture.ts'
import { signInInstead, test } from './support/steps/people-school.ts'
import { signInAs } from './support/steps/steps.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name })
const menuOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `What can be done with ${name}` }).click()
}

/** What was chosen is done with once the dialog is gone; until then a box that is ticked stays it. */
async function expectNobodySelected(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner sees everybody, searches, narrows by role and turns the order round', async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  const names = () => page.getByRole('row').locator('td:nth-child(2)').allInnerTexts()
  expect((await names()).map((text) => text.split('\n')[0])).toEqual(['Berta Benz', 'Carl Clerk', 'Olga Owner (you)'])
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(/sortBy=name(%3A|:)desc/)
  await expect(page.getByRole('row').nth(1)).toContainText('Olga Owner')
  await page.getByRole('searchbox', { name: 'Search by name or username' }).fill('BERT')
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Role').selectOption('Staff')
  await expect(row(page, 'Carl Clerk')).toBeVisible()
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText('Nobody found')).toBeVisible()
})

test('an owner removes one, says Undo, and they are as they were', everyRun, async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await menuOf(page, 'Carl Clerk')
  await page.getByRole('menuitem', { name: 'Remove from Arch School' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Carl Clerk from Arch School?' })
  await expect(dialog).toContainText('Carl Clerk will no longer belong to Arch School.')
  await dialog.getByRole('button', { name: 'Remove from Arch School' }).click()
  await expect(page.getByText('User Deleted Successfully!')).toBeVisible()
  await expect(row(page, 'Carl Clerk')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Carl Clerk')).toContainText('Staff')
})

test('a button that is pressed twice at once asks once', async ({ page, school }) => {
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await menuOf(page, 'Carl Clerk')
  await page.getByRole('menuitem', { name: 'Remove from Arch School' }).click()
  const asked: string[] = []
  await page.route(/api\/users\/members/, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    asked.push(route.request().method())
    await route.fallback()
  })
  // Both before the page can answer the first.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Remove from Arch School' })
    .evaluate((button) => {
      ;(button as HTMLElement).click()
      ;(button as HTMLElement).click()
    })
  await expect(page.getByRole('row', { name: 'Carl Clerk' })).toHaveCount(0)
  await expect(page.getByText('This does not exist.')).toHaveCount(0)
  expect(asked).toHaveLength(1)
})

test('many selected: labelled, unlabelled, removed', async ({ page, server, school: { name, owner } }) => {
  await makeLabel(server.origin, owner.session, name, 'Chess')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Berta Benz' }).check()
  await page.getByRole('checkbox', { name: 'Carl Clerk' }).check()
  await expect(page.getByText('2 people selected')).toBeVisible()
  await page.getByRole('button', { name: 'Give a label' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Chess' }).click()
  await expect(row(page, 'Berta Benz')).toContainText('Chess')
  await expectNobodySelected(page)
  await page.getByRole('checkbox', { name: 'Berta Benz' }).check()
  await page.getByRole('checkbox', { name: 'Carl Clerk' }).check()
  await page.getByRole('button', { name: 'Remove labels' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Labels are remove Successfully!')).toBeVisible()
  await expect(row(page, 'Carl Clerk')).not.toContainText('Chess')
  await expectNobodySelected(page)
  await page.getByRole('checkbox', { name: 'Berta Benz' }).check()
  await page.getByRole('checkbox', { name: 'Carl Clerk' }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove 2 people from Arch School?' })
  await dialog.getByRole('button', { name: 'Remove from Arch School' }).click()
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
})

test('ownership is handed over by consent', async ({ browser, page, server, school: { name, berta } }) => {
  await menuOf(page, 'Berta Benz')
  await page.getByRole('menuitem', { name: 'Hand ownership over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click()
  await expect(page.getByText('You have offered your ownership to Berta Benz.')).toBeVisible()
  await expect(row(page, 'Berta Benz')).toContainText('User')

  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await signInAs(theirs, berta)
  await theirs.goto(`/organizations/${name}/people`)
  await expect(theirs.getByText('Olga Owner offers you the ownership of Arch School.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByText('You are an owner now.')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Invites' })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Invites' })).toBeHidden()
})

test('staff look after people and labels, but take nobody out and invite nobody', async ({
  page,
  school: { name, carl },
}) => {
  await signInInstead(page, carl)
  await page.goto(`/organizations/${name}/people`)
  const views = page.getByRole('navigation', { name: 'People' })
  await expect(views.getByRole('link')).toHaveText(['Members 3', 'Requests', 'Labels', 'Classes', 'Learners'])
  await expect(page.getByRole('button', { name: 'What can be done with Olga Owner' })).toBeHidden()
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['First and last day'])
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Berta Benz' }).check()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeHidden()
})

test('a member sees the overview alone, and leaves', async ({ page, server, school: { name, owner, berta } }) => {
  const room = await makeClass(server.origin, owner.session, name, 'Sprint', [berta.session.uid])
  await achieve(server.origin, owner.session, name, {
    user_id: berta.session.uid,
    points: 30,
    trophies: 2,
    class_id: room.id,
  })
  await signInInstead(page, berta)
  await page.goto(`/organizations/${name}/people?view=members`)
  await expect(page.getByRole('heading', { name: 'Top five' })).toBeVisible()
  await expect(page.getByText('30 points, 2 trophies')).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await page.getByRole('button', { name: 'Leave the organization' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/organizations')
  await expect(page.getByText('No Organization Found')).toBeVisible()
})

test('a stranger learns nothing', async ({ page, quiet, registered, signedIn, newOrganization }) => {
  quiet.allow(/status of 404.*members\/me/)
  const owner = await registered()
  const name = await newOrganization(owner)
  await signedIn()
  for (const organization of [name, 'nosuchschool']) {
    await page.goto(`/organizations/${organization}/people`)
    await expect(page.getByRole('heading', { name: 'No Data found' })).toBeVisible()
    await expect(page.getByText('There is no such organization, or you do not belong to it.')).toBeVisible()
  }
})

test('labels: made, refused twice, edited, deleted and brought back', async ({ page, quiet, school: { name } }) => {
  quiet.allow(/status of 409/)
  await page.goto(`/organizations/${name}/people?view=labels`)
  await expect(page.getByText('No labels yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a label' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a name for the label.')).toBeVisible()
  await page.getByLabel('Name').fill('Math')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Math is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a label' }).click()
  await page.getByLabel('Name').fill('MATH')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This name is taken. Please choose another one.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Math' }).click()
  await page.getByLabel('Name').fill('Algebra')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete Algebra' }).click()
  await expect(page.getByText('Label Deleted Successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Delete Algebra' })).toBeVisible()
})

test('classes: filled by search, edited, deleted many at once and brought back', async ({
  page,
  server,
  school: { name, owner },
}) => {
  await makeClass(server.origin, owner.session, name, '2b', [])
  await page.goto(`/organizations/${name}/people?view=classes`)
  const classes = page.getByRole('region', { name: 'Classes' })
  await page.getByRole('button', { name: 'Add a class' }).click()
  await page.getByLabel('Name', { exact: true }).fill('1a')
  await page.getByRole('searchbox').fill('berta')
  await page.getByRole('button', { name: 'Add Berta Benz' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(classes.getByRole('listitem').filter({ hasText: '1a' })).toContainText('1 person')
  await page.getByRole('button', { name: 'Edit 1a' }).click()
  await page.getByRole('button', { name: 'Take Berta Benz out' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(classes.getByRole('listitem').filter({ hasText: '1a' })).toContainText('0 people')
  await page.getByRole('checkbox', { name: '1a' }).check()
  await page.getByRole('checkbox', { name: '2b' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 classes are deleted.')).toBeVisible()
  await expect(page.getByText('No class yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: '2b' })).toBeVisible()
})

test('the timeline says in plain words who did what', async ({ page, school: { name } }) => {
  await page.goto(`/organizations/${name}/people?view=timeline`)
  await expect(page.getByText('Carl Clerk joined as Staff')).toBeVisible()
  await expect(page.getByText('Olga Owner made an invite link').first()).toBeVisible()
  await expect(page.getByText('Olga Owner created the organization')).toBeVisible()
})

test('the list leaves as a file', async ({ page, school: { name } }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe(`${name}-people.csv`)
})

test('accessible at every width, light and dark', async ({ page, server, school: { name, owner, berta } }) => {
  test.slow()
  await makeLabel(server.origin, owner.session, name, 'Chess')
  await makeClass(server.origin, owner.session, name, '1a', [berta.session.uid])
  for (const view of ['members', 'invites', 'labels', 'classes']) {
    await page.goto(`/organizations/${name}/people?view=${view}`)
    await expect(page.getByRole('region', { name: view, exact: false }).first()).toBeVisible()
    await expectAccessible(page, view)
  }
})
