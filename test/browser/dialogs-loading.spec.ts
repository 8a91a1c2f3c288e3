/** Dialogs whose code is slow to come, or does not come: what whoever pressed sees meanwhile, and what they can do. */
import { expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectNoViolations } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const chunk = '**/assets/member-dialogs*.js'

test('whoever presses sees at once that the dialog is coming, once, and has the focus back at its end', async ({
  page,
  school: _,
}) => {
  const letGo = await hold(page, chunk)
  const menu = page.getByRole('button', { name: 'What can be done with Berta Benz' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  const coming = page.getByRole('dialog', { name: 'One moment.' })
  await expect(coming).toBeVisible()
  await expect(coming).toHaveAttribute('aria-busy', 'true')
  await expectNoViolations(page, 'a dialog that is coming')
  // Again, by whoever thinks that nothing happened.
  await page.keyboard.press('Enter')
  await menu.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  letGo()
  await expect(page.getByRole('dialog', { name: 'One moment.' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('a dialog that is still coming can be given up, and asked for again', async ({ page, school }) => {
  for (const [at, script, press] of [
    ['/organizations', 'deleted-modal', 'Recently deleted'],
    [`/profile/${school.owner.session.uid}`, 'change-password-modal', 'Change password?'],
  ] as const) {
    const letGo = await hold(page, `**/assets/${script}*.js`)
    await page.goto(at)
    const button = page.getByRole('button', { name: press })
    const coming = page.getByRole('dialog', { name: 'One moment.' })
    await button.click()
    await page.keyboard.press('Escape')
    await expect(coming).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await coming.getByRole('button', { name: 'Close' }).click()
    await expect(coming).toHaveCount(0)
    await button.click()
    await expect(coming).toBeVisible()
    letGo()
    await expect(coming).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
})

test('a dialog that does not come says so where it would be, and can be tried again', async ({
  page,
  quiet,
  school: _,
}) => {
  quiet.allow(/Failed to load resource|Part of the page did not load/)
  await page.route(chunk, (route) => route.abort())
  await page.getByRole('button', { name: 'What can be done with Berta Benz' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const missing = page.getByRole('dialog')
  await expect(missing.getByRole('alert')).toHaveText(/^This part of the page could not be loaded/)
  await expectNoViolations(page, 'a dialog that did not come')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(missing.getByRole('alert')).toBeVisible()
  await page.unroute(chunk)
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
})

test('a dialog that no build has any more that is served: the page offers to be loaded anew, and keeps what is typed', async ({
  page,
  quiet,
  school,
}) => {
  quiet.allow(/Failed to load resource|Part of the page did not load|dynamically imported module/)
  await page.route('**/assets/change-password-modal*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`/profile/${school.owner.session.uid}`)
  await page.getByLabel('First Name').fill('Olympia')
  await page.getByRole('button', { name: 'Change password?' }).click()
  const missing = page.getByRole('dialog')
  await expect(missing.getByRole('alert')).toHaveText(
    'There is a new version of this page. Please save what you have typed, then reload the page.',
  )
  await expectNoViolations(page, 'a dialog of an old build')
  await expect(missing.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await missing.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Olympia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated Profile Successfully')).toBeVisible()
})
