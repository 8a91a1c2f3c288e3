/** Settings are saved at the end of a long page: why a save was refused is in sight there, or the page goes to it. */
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ viewport: { width: 1280, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })

test('a lost connection is told beside Save; a field that is wrong is brought into sight', async ({
  page,
  quiet,
  school,
}) => {
  quiet.allow(/ERR_CONNECTION_RESET|status of 4(09|22)/)
  await page.goto(`/organizations/${school.name}/settings`)
  const name = page.getByRole('textbox', { name: 'Display name' })
  const company = page.getByLabel('Company email')
  const save = page.getByRole('button', { name: 'Save' })
  const settings = `**/api/iam/organizations/${school.name}`
  await company.fill('school@example.com')
  await name.fill('1')
  await expect(name).toBeInViewport()
  await expect(company).not.toBeInViewport()

  await page.route(settings, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
  )
  await save.click()
  const told = page.getByRole('form').getByRole('alert').filter({ hasText: 'Server is unavailable' })
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect(save).toBeInViewport({ ratio: 1 })
  await page.unroute(settings)

  await company.scrollIntoViewIfNeeded()
  await expect(name).not.toBeInViewport()
  await save.click()
  await expect(name).toHaveAccessibleDescription(/Display name should start with a letter/)
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })

  await name.fill('Arches of Berlin')
  await fetch(`${new URL(page.url()).origin}/api/iam/organizations/${school.name}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${school.owner.session.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, displayName: 'Arches of Rome' }),
  })
  await company.scrollIntoViewIfNeeded()
  await save.click()
  await expect(page.getByRole('button', { name: 'Use theirs for Display name' })).toBeFocused()
  await expect(page.getByText('Now: Arches of Rome')).toBeInViewport({ ratio: 1 })
})
