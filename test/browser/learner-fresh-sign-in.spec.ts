/** What opens learners' accounts, for whoever signed in long ago: asked once more who they are, and gone on with. */
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('new cards are made once the password has confirmed it; declined, nothing is made and the question is there still', async ({
  page,
  school: { name, owner },
  quiet,
}) => {
  quiet.allow(/status of 403/)
  await page.goto(`/organizations/${name}/people/learners/add`)
  await page.getByLabel('Your list').fill('ada\tAda\tLovelace\t1a')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Add 1 learner' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()

  let refusals = 0
  await page.route('**/api/users/learners/cards*', async (route) => {
    if (refusals === 2) return route.fallback()
    refusals += 1
    const json = { code: 403, error: 'recent_login_required', message: 'Please confirm that it is you, and try again.' }
    await route.fulfill({ status: 403, json })
  })
  await page.getByLabel('Class').selectOption('1a')
  await page.getByRole('button', { name: 'New cards for 1a' }).click()
  const question = page.getByRole('dialog', { name: 'Make a new card?' })
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByRole('button', { name: 'Make a new card' }).click()
  await expectAccessible(page, 'asked who they are')
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(again).toHaveCount(0)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)

  await question.getByRole('button', { name: 'Make a new card' }).click()
  await again.getByLabel('Password', { exact: true }).fill(owner.password)
  await again.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Print 1 card' })).toBeVisible()
})
