/** What becomes of a publisher elsewhere while somebody has one of its pages open, or an invite to it. */
import { changeAuthorRole } from '@atrium/contract/authors/members'
import { expect } from './support/fixtures.ts'
import { joinAuthorAs, makeAuthorInvite } from './support/steps/people-fixture.ts'
import { signInInstead } from './support/steps/people-school.ts'
import { test } from './support/steps/publisher-press.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner who is staff by now keeps what they typed in sight, and can undo it', async ({
  page,
  server,
  quiet,
  press,
  registered,
}) => {
  quiet.allow(/status of 403/)
  const setRole = async (by: string, id: string, role: string) => {
    const path = changeAuthorRole.path.replace(':author_id', press.authorId).replace(':id', id)
    const answer = await fetch(server.origin + path, {
      method: changeAuthorRole.method,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    })
    expect(answer.ok).toBe(true)
  }
  const second = await registered({ firstName: 'Otto', lastName: 'Other' })
  await joinAuthorAs(server.origin, press.owner.session, press.authorId, second.session, 'staff')
  await setRole(press.owner.session.idToken, second.session.uid, 'owner')

  await page.goto(`/authors/${press.authorId}/settings`)
  const name = page.getByRole('textbox', { name: 'Publisher Name' })
  await name.fill('Typed before')
  await setRole(second.session.idToken, press.owner.session.uid, 'staff')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You are not allowed to do this.')).toBeVisible()
  await expect(page.getByText('Owners can change these settings.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(name).toHaveValue('Typed before')
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(name).toHaveValue(press.name)
  await page.getByRole('complementary', { name: 'Console' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('row', { name: /Olga Owner/ })).toContainText('Staff')
})

test('an invite to a publisher that is accepted in one tab leads the other one to it as well', async ({
  page,
  context,
  server,
  press,
}) => {
  await signInInstead(page, press.berta)
  const { url } = await makeAuthorInvite(server.origin, press.owner.session, 'Second Press')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(url)
    await expect(tab.getByRole('heading', { name: 'Join Second Press?' })).toBeVisible()
  }
  await other.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL('/authors')
  await expect(page.getByRole('row', { name: /Second Press/ })).toBeVisible()
})
