/** What every form has in common, on the people page: where a refusal stands, where the focus goes, one press is one call. */
import { expect } from './support/fixtures.ts'
import { makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a name that is taken is said beside its field, which gets the focus; typing clears it', async ({
  page,
  quiet,
  server,
  school: { name, owner },
}) => {
  quiet.allow(/status of 409/)
  await makeLabel(server.origin, owner.session, name, 'Chess')
  await page.goto(`/organizations/${name}/people/labels`)
  await page.getByRole('button', { name: 'Add a label' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Name')
  await field.fill('Chess')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This name is taken. Please choose another one.')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.pressSequentially(' club')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chess club is saved.')).toBeVisible()
})

test('a dialog with fields opens with the focus in the first, unless another one asks for it', async ({
  page,
  school: { name, berta },
}) => {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'Edit name' }).click()
  await expect(dialog.getByLabel('Display name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('checkbox', { name: berta.firstName }).check()
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expect(dialog.getByRole('radio', { checked: true }), 'and nothing is chosen by that').toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto(`/organizations/${name}/people/labels`)
  await page.getByRole('button', { name: 'Add a label' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Invite people' }).click()
  await expect(dialog.getByLabel('Email')).toBeFocused()
})

test('a username that is taken is said beside the username', async ({ page, quiet, school: { berta, carl } }) => {
  quiet.allow(/status of 409/)
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'Edit name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Berta Benz' })
  const username = dialog.getByLabel('Username')
  await expect(username).toHaveValue(berta.username)
  await username.fill(carl.username)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(username).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(1)
})

test('the first field that is wrong gets the focus, and one that is not shown is not asked for', async ({
  page,
  school,
}) => {
  await page.goto(`/organizations/${school.name}/people`)
  await page.getByRole('link', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveText('Email is required')
  await dialog.getByLabel('Link or code').check()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByLabel('How many people').fill('0')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('How many people')).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(1)
  await dialog.getByLabel('How many people').fill('3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your invite' })).toBeVisible()
})

test('what is said in a toast leaves the focus where one tries again', async ({ page, quiet, school: { name } }) => {
  quiet.allow(/status of 503/)
  await page.goto(`/organizations/${name}/people/labels`)
  await page.getByRole('button', { name: 'Add a label' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Chess')
  const json = { code: 503, error: 'unavailable', message: 'Please try again in a moment.' }
  await page.route('**/api/users/labels?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json }) : route.continue(),
  )
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('Please try again in a moment.')).toBeVisible()
  await expect(save).toBeFocused()
  await page.unroute('**/api/users/labels?*')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chess is saved.')).toBeVisible()
})

test('pressed twice, a form is sent once', async ({ page, school: { name } }) => {
  await page.goto(`/organizations/${name}/people/classes`)
  await page.getByRole('button', { name: 'Add a class' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('1a')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/users/classes')) calls.push(request.url())
  })
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(page.getByText('1a is saved.')).toBeVisible()
  expect(calls).toHaveLength(1)
})
