/** The main job of the product, once from end to end, as a visitor does it. */
import { newPerson, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { fillAccountForm, signInOnPage, signOut } from './support/steps/steps.ts'

const displayName = 'Hall of Arches'

test('the whole way', async ({ page, server }) => {
  const person = newPerson()
  const name = uniqueName('hall')

  await test.step('choose a username', async () => {
    await page.goto('/signup')
    const next = page.getByRole('button', { name: 'Continue' })
    await expect(next).toBeDisabled()
    await page.getByLabel('Username').fill(person.username)
    await next.click()
  })

  await test.step('sign up with an e-mail', async () => {
    await page.getByRole('link', { name: 'Sign up with email' }).click()
    await expect(page).toHaveURL(`/signup/email?username=${person.username}`)
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await fillAccountForm(page, person)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup/organization')
  })

  await test.step('name the organization', async () => {
    await expect(page.getByRole('heading', { name: 'Create Organization Name' })).toBeVisible()
    await page.getByLabel(/display name|organization name/i).fill(displayName)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Custom Domain' })).toBeVisible()
    await page.getByRole('textbox').fill(name)
    await expect(page.getByText('This domain is available.')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL('/welcome')
  })

  await test.step('arrive at its own address, signed in', async () => {
    await expect(page.getByRole('heading', { name: /Welcome to/ })).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(page.getByRole('heading', { name: `${person.firstName} ${person.lastName}` })).toBeVisible()
    await expect(page.getByText(displayName).first()).toBeVisible()
  })

  await test.step('find it in the list', async () => {
    await page.goto('/organizations')
    await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: displayName })).toContainText(name)
  })

  await test.step('open it from the list, in a new tab, signed in', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: displayName }).click()
    const tab = await opened
    await expect(tab).toHaveURL(`http://${name}.${server.hostDomain}/`)
    await expect(tab.getByRole('heading', { name: `${person.firstName} ${person.lastName}` })).toBeVisible()
    await tab.close()
  })

  await test.step('leave and come back', async () => {
    await signOut(page, person)
    await expect(page).toHaveURL('/')
    await page.goto('/organizations')
    await expect(page).toHaveURL(/\/signin/)
    await signInOnPage(page, person)
    await expect(page.getByText(displayName)).toBeVisible()
  })
})
