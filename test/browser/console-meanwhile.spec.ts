/** What an owner does elsewhere while somebody has a page of the console open, or a dialog: it is told, and shown. */
import { deleteOrganization, listOrganizations } from '@atrium/contract/organizations'
import { changeRole, deleteMember } from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { uniqueName } from '../support/account-client.ts'
import { expect, type SignedInPerson } from './support/fixtures.ts'
import { elsewhere } from './support/steps/elsewhere.ts'
import { type School, signInInstead, test } from './support/steps/people-school.ts'
import { proveDomain } from './support/steps/prove-domain.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const inside = ({ name }: School) => ({ organization: name })

test('whoever is less by now is told so as the page goes', async ({ page, quiet, server, school }) => {
  quiet.allow(/status of 40[34]/)
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  await elsewhere(server.origin, school.owner.session, changeRole, {
    params: { id: school.carl.session.uid },
    query: inside(school),
    body: { role: 'User' },
  })
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'First and last day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your role at Arch School is User now. You can no longer see this page.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

for (const form of ['a new domain', 'who may join by one'] as const) {
  test(`whoever is less by now is told so by the form of ${form}`, async ({ page, quiet, server, names, school }) => {
    quiet.allow(/status of 403/)
    const { owner, carl } = school
    await page.goto(`/organizations/${school.name}/settings/domains`)
    const domain = `${uniqueName('arch')}.org`
    if (form === 'a new domain') await page.getByLabel('Domain', { exact: true }).fill(domain)
    else await (await proveDomain(page, names, domain)).getByLabel('May ask to join').check()
    const set = (by: SignedInPerson, id: string, role: Role) =>
      elsewhere(server.origin, by.session, changeRole, { params: { id }, query: inside(school), body: { role } })
    await set(owner, carl.session.uid, 'owner')
    await set(carl, owner.session.uid, 'User')
    await page.getByRole('button', { name: form === 'a new domain' ? 'Add domain' : /^Save/ }).click()
    await expect(page.getByText('Your role at Arch School is User now. You can no longer see this page.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  })
}

test('a dialog about somebody who has gone meanwhile, or of an organization that has: the page behind it shows it', async ({
  page,
  quiet,
  server,
  school,
}) => {
  quiet.allow(/status of 40[34]/)
  const edit = page.getByRole('dialog')
  const open = async (name: string) => {
    await page.getByRole('button', { name: `What can be done with ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit name' }).click()
    await edit.getByLabel('Display Name').fill('Somebody Else')
  }
  await open('Berta Benz')
  const { origin } = server
  const { session } = school.owner
  await elsewhere(origin, session, deleteMember, { params: { id: school.berta.session.uid }, query: inside(school) })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toHaveText('This does not exist.')
  await expect(page.getByText('1 - 2 of 2')).toBeVisible()
  await edit.getByRole('button', { name: 'Cancel' }).click()

  await open('Carl Clerk')
  const { results } = await elsewhere<{ results: { id: string }[] }>(origin, session, listOrganizations)
  await elsewhere(origin, session, deleteOrganization, { params: { id: results[0]?.id ?? '' } })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is no such organization, or you do not belong to it.')).toBeVisible()
  await expect(edit).toHaveCount(0)
})
