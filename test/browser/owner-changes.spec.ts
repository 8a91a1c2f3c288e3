/** An owner edits a person: a name that stays inside, or an account whose person is told and takes it back. */
import { expect, test } from './support/fixtures.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { joinAs } from './support/steps/people-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a person of this organization alone is told and takes it back; one who belongs elsewhere has a name here only', async ({
  page,
  browser,
  server,
  registered,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const name = await newOrganization(owner, 'Riverside School')
  const alone = await registered({ firstName: 'Alan', lastName: 'Alone' })
  const shared = await registered({ firstName: 'Sara', lastName: 'Shared' })
  for (const person of [alone, shared]) await joinAs(server.origin, owner.session, name, person.session, 'User')
  const other = await registered()
  const elsewhere = await newOrganization(other, 'Hill School')
  await joinAs(server.origin, other.session, elsewhere, shared.session, 'User')

  const edit = async (person: string, displayName: string, says: RegExp) => {
    await page.getByRole('button', { name: new RegExp(person) }).click()
    await page.getByRole('menuitem', { name: 'Edit name' }).click()
    const dialog = page.getByRole('dialog', { name: `Edit ${person}` })
    await expect(dialog.getByText(says)).toBeVisible()
    await dialog.getByLabel('Display Name').fill(displayName)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('cell', { name: new RegExp(displayName) }).first()).toBeVisible()
  }
  await page.goto(`/organizations/${name}/people`)
  await edit('Sara Shared', 'Sally Inside', /in your organization alone/)
  await edit('Alan Alone', 'Silly Alan', /belongs to your organization alone/)

  const answer = await fetch(`${server.origin}/api/users/profile`, {
    headers: { authorization: `Bearer ${shared.session.idToken}` },
  })
  expect(await answer.json()).toMatchObject({ displayName: 'Sara Shared' })

  const { links } = await mailAbout(server.origin, alone.email, 'Riverside School changed your')
  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await theirs.goto(links[0] ?? '')
  await expect(theirs.getByText('An owner of Riverside School changed this:')).toBeVisible()
  await expect(theirs.getByText('It is now: Silly Alan')).toBeVisible()
  await theirs.getByRole('button', { name: 'Take it back' }).click()
  await expect(theirs.getByRole('heading', { name: 'The change is taken back' })).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByRole('cell', { name: /Alan Alone/ }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: /Sally Inside/ }).first()).toBeVisible()
})
