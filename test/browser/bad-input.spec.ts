/** Bad input at every field of the way: the rule's own text beside the field, and nothing typed is lost. */
import { newPerson, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectFieldError, expectNoFieldError } from './support/steps/fields.ts'
import { accountFields, fillAccountForm } from './support/steps/steps.ts'

test('username: empty, taken, impossible', async ({ page, registered }) => {
  const { username } = await registered()
  await page.goto('/signup')
  const field = page.getByLabel('Username')
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()

  await field.fill(username)
  await expectFieldError(page, field, 'This username is taken, please try another one.')
  await expect(next).toBeDisabled()
  await expect(field).toHaveValue(username)

  await field.fill('two words')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(next).toBeDisabled()

  await field.fill(uniqueName('free'))
  await expect(next).toBeEnabled()
  await expectNoFieldError(field)
})

test('username: taken in other letters', async ({ page, registered }) => {
  const { username } = await registered()
  await page.goto('/signup')
  await page.getByLabel('Username').fill(username.toUpperCase())
  await expectFieldError(page, page.getByLabel('Username'), 'This username is taken, please try another one.')
})

test('account form: everything empty', async ({ page }) => {
  await page.goto('/signup/email')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const fields = accountFields(page)
  await expectFieldError(page, fields.email, 'Email is required')
  await expectFieldError(page, fields.firstName, 'First name is required')
  await expectFieldError(page, fields.lastName, 'Last name is required')
  await expectFieldError(page, fields.password, 'Password is required')
  await expectFieldError(page, fields.confirmPassword, 'Confirm password is required')
  await expect(page).toHaveURL('/signup/email')
})

test('account form: wrong values, corrected one by one', async ({ page }) => {
  await page.goto('/signup/email')
  const fields = accountFields(page)
  const person = newPerson({ email: 'not an e-mail', password: 'short' })
  await fillAccountForm(page, person)
  await fields.confirmPassword.fill('other')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expectFieldError(page, fields.email, 'Invalid email')
  await expectFieldError(page, fields.password, 'Password must be at least 6 characters')
  await expectFieldError(page, fields.confirmPassword, 'Password confirmation does not match. Re-enter your password')

  await expect(fields.email).toHaveValue('not an e-mail')
  await expect(fields.firstName).toHaveValue(person.firstName)
  await expect(fields.lastName).toHaveValue(person.lastName)
  await expect(fields.password).toHaveValue('short')
  await expect(fields.confirmPassword).toHaveValue('other')

  await fields.email.fill('ada@example.com')
  await expectNoFieldError(fields.email)
})

test('account form: an account with this e-mail', async ({ page, registered }) => {
  const taken = await registered()
  const person = newPerson({ email: taken.email.toUpperCase() })
  await page.goto(`/signup/email?username=${person.username}`)
  await fillAccountForm(page, person)
  await page.getByRole('button', { name: 'Sign up' }).click()
  const fields = accountFields(page)
  await expect(page.getByRole('alert').filter({ hasText: 'An account with this email already exists' })).toBeVisible()
  await expect(fields.email).toHaveValue(person.email)
  await expect(fields.firstName).toHaveValue(person.firstName)
  await expect(fields.password).toHaveValue(person.password)
  await expect(page).toHaveURL(`/signup/email?username=${person.username}`)
})

test('organization display name', async ({ page, withSession }) => {
  await withSession()
  await page.goto('/signup/organization')
  const field = page.getByRole('textbox', { name: /display name/i })
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expectFieldError(page, field, 'Please Enter display name!')

  const pattern =
    'Display name should start with a letter and only consist of letters, digits, and hyphens with 4-20 characters.'
  for (const wrong of ['abc', '1 hall', 'a hall of far too many arches', 'under_score']) {
    await field.fill(wrong)
    await next.click()
    await expectFieldError(page, field, pattern)
    await expect(field).toHaveValue(wrong)
  }
  await field.fill('Hall! of (Arches)')
  await expect(field).toHaveValue('Hall of Arches')
  await expectNoFieldError(field)
})

test('organization name', async ({ page, withSession, newOrganization }) => {
  const taken = await newOrganization(await withSession())
  await page.goto('/signup/organization')
  const displayName = page.getByRole('textbox', { name: /display name/i })
  await displayName.fill('Hall of Arches')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Custom Domain' })).toBeVisible()
  const field = page.getByRole('textbox')
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expectFieldError(page, field, 'Please Enter Valid organization name!')

  await field.fill('with_underscore')
  await next.click()
  await expectFieldError(page, field, 'Domain name can only contain letters and numbers.')
  await expect(field).toHaveValue('with_underscore')

  await field.fill('Ab')
  await expect(field).toHaveValue('ab')
  await next.click()
  await expectFieldError(page, field, 'Domain name must be at least 3 characters long.')

  await field.fill(taken)
  await expect(page.getByText('This domain is already taken.')).toBeVisible()
  await next.click()
  await expectFieldError(page, field, 'This domain is already taken.')
  await expect(field).toHaveValue(taken)

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(displayName).toHaveValue('Hall of Arches')
})

test('sign-in', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signin')
  const name = page.getByLabel('Username or email')
  const login = page.getByRole('button', { name: 'Login' })
  await login.click()
  await expectFieldError(page, name, 'Email is required')
  await name.fill('ada@example')
  await login.click()
  await expectFieldError(page, name, 'Invalid email')
  await name.fill('nobody@example.com')
  await login.click()
  await expectFieldError(page, name, 'User not found')
  await expect(name).toHaveValue('nobody@example.com')
  await name.fill(person.username)
  await expectNoFieldError(name)
  await login.click()

  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expectFieldError(page, password, 'Password is required')
  await password.fill('not the password')
  await next.click()
  await expectFieldError(page, password, 'Wrong password. Try again or click Forgot password.')
  await expect(password).toHaveValue('not the password')
  await password.fill(person.password)
  await expectNoFieldError(password)
  await next.click()
  await expect(page).toHaveURL('/organizations')
})
