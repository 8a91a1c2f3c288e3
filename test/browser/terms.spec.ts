/** First and last days: set by owners and staff, seen by whom they concern, and what becomes of whoever's last one is over. */
import { updateOrganization } from '@atrium/contract/organizations/settings'
import { setTerms } from '@atrium/contract/people/terms'
import { dayAt } from '@atrium/contract/rules/time/day'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { type School, signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [earliest, latest] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** By the owner, over HTTP. */
async function ask(origin: string, school: School, method: string, path: string, body: object) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${school.owner.session.idToken}` },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}

/** Where the organization is: on the line islands it is a day later than in Samoa. */
async function move(origin: string, school: School, timeZone: string) {
  const path = updateOrganization.path.replace(':name', school.name)
  const { version } = (await (
    await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${school.owner.session.idToken}` } })
  ).json()) as { version: number }
  await ask(origin, school, 'PATCH', path, { version, time_zone: timeZone })
}

/** Berta's last day is over, by the clock. */
async function letBertaEnd(origin: string, school: School) {
  await move(origin, school, latest)
  const endsOn = dayAt(new Date(), latest)
  const changes = [{ user_id: school.berta.session.uid, startsOn: null, endsOn }]
  await ask(origin, school, 'POST', `${setTerms.path}?organization=${school.name}`, { changes })
  await move(origin, school, earliest)
}

test('an owner sets days for one and for many, takes it back, and is told why the only owner keeps theirs', async ({
  page,
  school: _school,
  quiet,
}) => {
  // A last day that is past.
  quiet.allow(/status of 422/)
  const row = (name: string) => page.getByRole('row', { name })
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'First and last day' }).click()
  const dialog = page.getByRole('dialog', { name: 'First and last day' })
  await dialog.getByLabel('First day').fill('2099-09-01')
  await dialog.getByLabel('Last day').fill('2099-08-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The last day is before the first one.')).toBeVisible()
  await dialog.getByLabel('Last day').fill('2100-07-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row('Berta Benz')).toContainText(/Starts on .*2099/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Berta Benz')).not.toContainText('Starts on')

  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).check()
  await page.getByRole('button', { name: 'First and last day' }).click()
  await dialog.getByLabel('Last day').fill('2000-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/The last day is past/)).toBeVisible()
  await dialog.getByLabel('Last day').fill('2099-07-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('An organization needs an owner who has no last day')).toBeVisible()
  for (const name of ['Berta Benz', 'Carl Clerk']) await expect(row(name)).toContainText(/Ends on .*2099/)
  await expect(row('Olga Owner')).not.toContainText('Ends on')
})

test('half of a day is not taken for none, and days that differ are not shown as none', async ({ page, school }) => {
  const row = (name: string) => page.getByRole('row', { name })
  const dialog = page.getByRole('dialog', { name: 'First and last day' })
  const [first, last] = [dialog.getByLabel('First day'), dialog.getByLabel('Last day')]
  const open = async () => {
    await row('Berta Benz').getByRole('button', { name: 'What can be done with Berta Benz' }).click()
    await page.getByRole('menuitem', { name: 'First and last day' }).click()
  }
  await open()
  await last.fill('2099-07-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row('Berta Benz')).toContainText(/Ends on .*2099/)

  await open()
  await first.pressSequentially('12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/Fill in the day, the month and a year/)
  await expect(first).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row('Berta Benz')).toContainText(/Ends on .*2099/)

  for (const name of ['Berta Benz', school.carl.firstName]) await row(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'First and last day' }).click()
  await expect(last).toHaveAccessibleDescription(/Not the same for all of them/)
  await expect(first).toHaveAccessibleDescription(/Before it, nobody can enter/)
})

test('whose last day is over sees nothing any more, is found among the former, and is taken in again until another day', async ({
  page,
  server,
  school,
  browser,
  quiet,
}) => {
  // By the days of a membership.
  quiet.allow(/status of 403/)
  await letBertaEnd(server.origin, school)
  await page.goto(`/organizations/${school.name}/people/former`)
  await expect(page.getByLabel('Status')).toHaveValue('former')
  const row = page.getByRole('row', { name: 'Berta Benz' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText(/Ended on .*20\d\d/, { timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: 'Renew the membership of Berta Benz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Renew the membership of Berta Benz?' })
  await dialog.getByLabel('First day').fill('2099-09-01')
  await dialog.getByRole('button', { name: 'Renew' }).click()
  await expect(page.getByText('Nobody’s membership has ended')).toBeVisible()
  await page.getByRole('button', { name: 'Show the members' }).click()
  await expect(page.getByRole('row', { name: 'Berta Benz' })).toContainText(/Starts on .*2099/)
  // She belongs, and is not let in.
  await signInInstead(page, school.berta)
  const mine = page.getByRole('row', { name: 'Arch School' })
  await expect(mine).toContainText(/Starts on .*2099/)
  await expect(mine.getByRole('link')).toHaveCount(0)
  await page.goto(`/go/organizations/${school.name}`)
  await expect(page.getByRole('alert')).toHaveText(
    'Your membership of this organization has not begun yet. You can enter from its first day on.',
  )
  await expect(page.getByRole('link', { name: 'Back to my organizations' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  const stranger = await browser.newPage()
  await stranger.goto(`${server.origin}/organizations/${school.name}/people/former`)
  await expect(stranger).toHaveURL(/\/signin/)
  await stranger.close()
})

test('staff give Users their days, see the former without addresses, and are offered nobody else', async ({
  page,
  server,
  school,
}) => {
  await letBertaEnd(server.origin, school)
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people/former`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: 'Berta Benz' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('row', { name: 'Berta Benz' })).not.toContainText(school.berta.email)
  await page.getByRole('button', { name: 'Renew the membership of Berta Benz' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renew' }).click()
  await page.getByRole('button', { name: 'Show the members' }).click()
  await expect(page.getByRole('button', { name: 'What can be done with Berta Benz' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'What can be done with Olga Owner' })).toHaveCount(0)
  await page.getByRole('button', { name: 'What can be done with Carl Clerk' }).click()
  await expect(page.getByRole('menuitem', { name: 'First and last day' })).toHaveCount(0)
})

test('an invite leads to days, which whoever got it is told', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people/invites?new=1`)
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByLabel('Link or code').check()
  await dialog.getByLabel('First day').fill('2099-09-01')
  await dialog.getByLabel('Last day').fill('2100-07-31')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/membership .*2099 to .*2100/)).toBeVisible()
  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('no browser')
  await visitor.goto(link)
  await expect(visitor.getByText(/Your membership: .*2099 to .*2100/)).toBeVisible()
  await visitor.close()
})

test('members with days and the former are accessible at every width, light and dark', async ({
  page,
  server,
  school,
}) => {
  test.slow()
  await letBertaEnd(server.origin, school)
  await page.goto(`/organizations/${school.name}/people/former`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: 'Berta Benz' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectAccessible(page, 'former')
})
