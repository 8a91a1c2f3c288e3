/** The two steps to another password: each rule and refusal in its words, every way out, both ways in. */
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { expectFieldError, expectNoFieldError, tabTo, typeInto } from './support/steps/fields.ts'
import { expectToast, openProfile, passwordDialog, profileFields } from './support/steps/profile-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const signIn = '**/accounts:signInWithPassword*'
const update = '**/accounts:update*'

test('step 1 refuses: nothing, no network, too many tries', async ({ page, signedIn, quiet }) => {
  quiet.allow(/Failed to load resource/)
  await openProfile(page, await signedIn())
  const dialog = passwordDialog(page)
  await dialog.open.click()
  await expect(dialog.current).toBeFocused()
  await expect(dialog.current).toHaveAttribute('autocomplete', 'current-password')
  await dialog.next.click()
  await expectFieldError(page, dialog.current, 'Current password is required')
  await dialog.current.fill('some password')
  await expectNoFieldError(dialog.current)
  await page.route(signIn, (route) => route.abort())
  await dialog.next.click()
  await expect(dialog.verify.getByText('Server is unavailable')).toBeVisible()
  await expect(dialog.current).toHaveValue('some password')
  await page.unroute(signIn)
  await page.route(signIn, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  )
  await dialog.next.click()
  await expect(dialog.verify.getByText('Too many attempts. Please wait a moment and try again.')).toBeVisible()
})

test('step 2 refuses, shows strength and passwords, and starts over once closed', async ({ page, signedIn, quiet }) => {
  test.slow()
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await openProfile(page, person)
  const dialog = passwordDialog(page)
  await dialog.open.click()
  await expectAccessible(page, 'verify password')
  await dialog.current.fill(person.password)
  await dialog.next.click()
  await expect(dialog.new).toBeFocused()
  await expect(dialog.new).toHaveAttribute('autocomplete', 'new-password')
  await expect(dialog.change.locator('input[autocomplete="username"]')).toHaveValue(person.email)

  await dialog.submit.click()
  await expectFieldError(page, dialog.new, 'New password is required')
  await expectFieldError(page, dialog.confirm, 'Confirm password is required')
  await dialog.new.fill('five5')
  await expect(dialog.change.getByText('Password strength: Moderate')).toBeVisible()
  await dialog.submit.click()
  await expectFieldError(page, dialog.new, 'Password must be at least 6 characters long')
  await dialog.new.fill(person.password)
  await dialog.submit.click()
  await expectFieldError(page, dialog.new, 'New password must be different from current password')
  await dialog.new.fill('Better5')
  await expect(dialog.change.getByText('Your password is good!')).toBeVisible()
  await dialog.confirm.fill('Better')
  await dialog.submit.click()
  await expectFieldError(page, dialog.confirm, 'Passwords must match')
  await expectAccessible(page, 'change password with errors')
  await dialog.change.getByRole('button', { name: 'Show password' }).first().click()
  await expect(dialog.new).toHaveAttribute('type', 'text')

  // The provider's own list: what everybody chooses.
  await dialog.new.fill('password123')
  await dialog.confirm.fill('password123')
  await dialog.submit.click()
  await expect(dialog.new).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.new).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(dialog.open).toBeFocused()
  await dialog.open.click()
  await expect(dialog.current).toHaveValue('')
  await dialog.verify.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('busy, nothing closes it; a check that has run out starts over', async ({ page, signedIn, quiet }) => {
  quiet.allow(/status of 400/)
  const person = await signedIn()
  await openProfile(page, person)
  const dialog = passwordDialog(page)
  await dialog.open.click()
  await dialog.current.fill(person.password)
  await dialog.next.click()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(update, async (route) => {
    await held
    await route.fulfill({ status: 400, json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } } })
  })
  await dialog.new.fill('Another-one-1')
  await dialog.confirm.fill('Another-one-1')
  await page.keyboard.press('Enter')
  const changing = dialog.change.getByRole('button', { name: 'Changing' })
  await expect(changing).toBeDisabled()
  await expect(dialog.change.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog.change).toBeVisible()
  letGo()
  await expect(dialog.verify.getByText('A few minutes have passed.')).toBeVisible()
  await dialog.verify.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a password typed into the form asks for the current one first', async ({ page, signedIn }) => {
  const person = await signedIn()
  await openProfile(page, person)
  const { password, givenName, save } = profileFields(page)
  const dialog = passwordDialog(page)
  await givenName.fill('Augusta')
  await password.fill('Louder-arches-1')
  await save.click()
  await expectToast(page, 'Updated Profile Successfully')
  await dialog.current.fill(person.password)
  await dialog.next.click()
  await expect(dialog.new).toHaveValue('Louder-arches-1')
  await expect(dialog.confirm).toBeFocused()
  await page.keyboard.type('Louder-arches-1')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Password Updated Successfully!')
  await expect(password).toHaveValue('')
  await expect(save).toHaveCount(0)
})

test('every other session ends, and this one goes on', async ({ page, browser, server, signedIn, quiet }) => {
  quiet.allow(/status of 40[01]/)
  const person = await signedIn()
  const elsewhere = await browser.newContext({ baseURL: server.origin })
  const other = await elsewhere.newPage()
  await other.goto('/signin')
  await other.getByLabel('Username or email').fill(person.email)
  await other.getByRole('button', { name: 'Login' }).click()
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByRole('button', { name: 'Next' }).click()
  await expect(other).toHaveURL('/organizations')

  await openProfile(page, person)
  const dialog = passwordDialog(page)
  await tabTo(page, dialog.open)
  await page.keyboard.press('Enter')
  await expect(dialog.current).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog.new).toBeFocused()
  await page.keyboard.type('Louder-arches-1')
  await typeInto(page, dialog.confirm, 'Louder-arches-1')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Password Updated Successfully!')

  await other.goto(`/profile/${person.session.uid}`)
  await expect(other).toHaveURL(/\/signin/)
  await page.goto('/organizations')
  await expect(page.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible()
  await elsewhere.close()
})

test('who signs in with Google alone is offered a mail instead', async ({ page }) => {
  await page.goto('/signin')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const window = await opened
  const email = `grace.${Date.now().toString(36)}@example.com`
  await window.getByLabel('E-mail').fill(email)
  await window.getByLabel('Name').fill('Grace Hopper')
  await window.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/organizations')
  await page.getByRole('button', { name: 'Grace Hopper' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByText('You sign in with Google, so there is no password to change here.')).toBeVisible()
  await expect(page.locator('input[type="password"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Set a password by email' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await expect(page).toHaveURL(/\/profile\//)
})

test('the dialog moves for 300 ms over a backdrop of 150 ms, and not at all for who wants no motion', async ({
  page,
  signedIn,
}) => {
  await openProfile(page, await signedIn())
  const motion = async () => {
    await passwordDialog(page).open.click()
    const dialog = passwordDialog(page).verify
    await expect(dialog).toBeVisible()
    const durations = await dialog.evaluate((element) =>
      [element, element.previousElementSibling].map((part) => {
        const { animationName, animationDuration } = getComputedStyle(part ?? element)
        return animationName === 'none' ? 'none' : animationDuration
      }),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    return durations
  }
  expect(await motion()).toEqual(['none', 'none'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await motion()).toEqual(['0.3s', '0.15s'])
})
