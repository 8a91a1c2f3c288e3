/** What an owner does elsewhere while somebody has a page of the console open, or a dialog: it is told, and shown. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { deleteOrganization, listOrganizations } from '@atrium/contract/organizations'
import { changeRole, deleteMember } from '@atrium/contract/people/members'
import { expect } from './support/fixtures.ts'
import { type School, signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** By the owner, from elsewhere: no tab of this browser hears of it. */
async function asOwner<Answer>(
  origin: string,
  { owner, name }: School,
  { method, path }: Endpoint,
  params: Record<string, string> = {},
  body?: object,
): Promise<Answer> {
  const query = path.includes('/members/') ? `?organization=${name}` : ''
  const answer = await fetch(origin + path.replace(/:(\w+)/, (_, key: string) => params[key] ?? '') + query, {
    method,
    headers: {
      authorization: `Bearer ${owner.session.idToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok).toBe(true)
  const text = await answer.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

test('whoever is less by now is told so as the page goes', async ({ page, quiet, server, school }) => {
  quiet.allow(/status of 40[34]/)
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  await asOwner(server.origin, school, changeRole, { id: school.carl.session.uid }, { role: 'User' })
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'First and last day' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your role at Arch School is User now. You can no longer see this page.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

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
  await asOwner(server.origin, school, deleteMember, { id: school.berta.session.uid })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByRole('alert')).toHaveText('This does not exist.')
  await expect(page.getByText('1 - 2 of 2')).toBeVisible()
  await edit.getByRole('button', { name: 'Cancel' }).click()

  await open('Carl Clerk')
  const { results } = await asOwner<{ results: { id: string }[] }>(server.origin, school, listOrganizations)
  await asOwner(server.origin, school, deleteOrganization, { id: results[0]?.id ?? '' })
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is no such organization, or you do not belong to it.')).toBeVisible()
  await expect(edit).toHaveCount(0)
})
