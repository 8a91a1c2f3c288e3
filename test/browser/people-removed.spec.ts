/** Those who were removed or left: found by an owner, restored, or told how they come back. */
import { deleteMember, restoreMembers } from '@atrium/contract/people/members'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { type School, signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Over HTTP: by an owner somebody, by oneself oneself. */
async function takeOut(origin: string, school: School, who: 'berta' | 'carl', by: 'owner' | 'self') {
  const { session } = school[who]
  const { idToken } = by === 'owner' ? school.owner.session : session
  const url = `${origin}${deleteMember.path.replace(':id', session.uid)}?organization=${school.name}`
  const answer = await fetch(url, { method: 'DELETE', headers: { authorization: `Bearer ${idToken}` } })
  expect(answer.status).toBe(204)
}

/** By another owner, meanwhile. */
async function restoreCarl(origin: string, school: School) {
  const answer = await fetch(`${origin}${restoreMembers.path}?organization=${school.name}`, {
    method: restoreMembers.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${school.owner.session.idToken}` },
    body: JSON.stringify({ ids: [school.carl.session.uid] }),
  })
  expect(answer.status).toBe(200)
}

test('an owner finds who was removed, by whom and until when, and restores one', async ({ page, server, school }) => {
  await page.getByLabel('Status').selectOption('Removed')
  await expect(page.getByText('Nobody was removed lately')).toBeVisible()
  await expect(page.getByText('Whoever is removed can be restored here for 30 days.')).toBeVisible()
  await takeOut(server.origin, school, 'carl', 'owner')
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('removed')
  const row = page.getByRole('row', { name: 'Carl Clerk' })
  await expect(row).toContainText(/Removed on .*20\d\d.* by Olga Owner/)
  await expect(row).toContainText(/Can be restored until .*20\d\d/)
  await expect(row).toContainText('Staff')
  await page.getByRole('searchbox', { name: 'Search by name or username' }).fill('nobody')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await page.getByRole('button', { name: 'Restore Carl Clerk' }).click()
  await expect(page.getByText('Carl Clerk is a member again.')).toBeVisible()
  await expect(page.getByText('Nobody was removed lately')).toBeVisible()
  await page.getByRole('button', { name: 'Show the members' }).click()
  await expect(page.getByRole('row', { name: 'Carl Clerk' })).toContainText('Staff')
})

test('whoever left by themselves has no “Restore”, but a way to be invited', async ({ page, server, school }) => {
  await takeOut(server.origin, school, 'berta', 'self')
  await takeOut(server.origin, school, 'carl', 'owner')
  await page.goto(`/organizations/${school.name}/people?status=removed`)
  const row = page.getByRole('row', { name: 'Berta Benz' })
  await expect(row).toContainText(/Left by themselves on .*20\d\d/)
  await expect(row).toContainText('An invite brings them back, if they want to.')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(row.getByRole('checkbox')).toHaveCount(0)
  await expect(row).not.toContainText(school.berta.email)
  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).check()
  await expect(page.getByText('1 person selected')).toBeVisible()
  await row.getByRole('link', { name: 'Invite Berta Benz' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite' }).getByLabel('Email')).toBeVisible()
})

test('whoever cannot be restored any more is not there any more, and why is said', async ({
  page,
  server,
  school,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await takeOut(server.origin, school, 'carl', 'owner')
  await page.goto(`/organizations/${school.name}/people?status=removed`)
  await expect(page.getByRole('row', { name: 'Carl Clerk' })).toBeVisible()
  await restoreCarl(server.origin, school)
  await page.getByRole('button', { name: 'Restore Carl Clerk' }).click()
  await expect(page.getByText('This cannot be brought back any more')).toBeVisible()
  await expect(page.getByText('Nobody was removed lately')).toBeVisible()
})

test('what somebody else has taken back already is on the list, when one would take it back oneself', async ({
  page,
  server,
  school,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const row = page.getByRole('row', { name: 'Carl Clerk' })
  await row.getByRole('button', { name: 'What can be done with Carl Clerk' }).click()
  await page.getByRole('menuitem', { name: 'Remove from Arch School' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(row).toHaveCount(0)
  await restoreCarl(server.origin, school)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This cannot be brought back any more')).toBeVisible()
  await expect(row).toBeVisible()
})

test('many are restored at once', async ({ page, server, school }) => {
  await takeOut(server.origin, school, 'berta', 'owner')
  await takeOut(server.origin, school, 'carl', 'owner')
  await page.goto(`/organizations/${school.name}/people?status=removed`)
  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).check()
  const bar = page.getByRole('group', { name: '2 people selected' })
  await page.setViewportSize({ width: 360, height: 780 })
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(780 / 6)
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('2 people are members again.')).toBeVisible()
  await expect(page.getByText('Nobody was removed lately')).toBeVisible()
})

test('staff are offered no list of the removed, whatever the address says', async ({ page, school }) => {
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people?status=removed`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText(['Members', 'Former'])
})

test('the list of the removed is accessible at every width, light and dark', async ({ page, server, school }) => {
  test.slow()
  await takeOut(server.origin, school, 'berta', 'self')
  await takeOut(server.origin, school, 'carl', 'owner')
  await page.goto(`/organizations/${school.name}/people?status=removed`)
  await expect(page.getByRole('button', { name: 'Restore Carl Clerk' })).toBeVisible()
  await expectAccessible(page, 'removed')
})
