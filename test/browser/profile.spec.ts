/** The core of the profile, at every identity provider: open it, change it, change the password, sign in again. */
import { profile, uniqueName } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { picture } from './support/picture.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { expectToast, openProfile, passwordDialog, profileFields } from './support/steps/profile-steps.ts'
import { signInAs } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a guest is sent to sign in, and comes back', async ({ page, registered }) => {
  const person = await registered()
  await page.goto(`/profile/${person.session.uid}`)
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/profile/${person.session.uid}`)
  await expect(profileFields(page).givenName).toHaveValue('Ada')
})

test('another person’s profile looks like one that never was', async ({ page, registered, signedIn }) => {
  const other = await registered({ firstName: 'Grace', lastName: 'Hopper' })
  const { session } = await signedIn()
  const seen: string[] = []
  for (const id of [other.session.uid, 'nobody']) {
    await page.goto(`/profile/${id}`)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText('Grace')).toHaveCount(0)
    seen.push(await page.getByRole('main').innerText())
  }
  expect(seen[0]).toBe(seen[1])
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(page).toHaveURL(`/profile/${session.uid}`)
  await page.goto('/profile/nobody')
  await page.getByRole('main').getByRole('link', { name: 'Go to my organizations' }).click()
  await expect(page).toHaveURL('/organizations')
})

test('a wrong current password', async ({ page, signedIn }) => {
  await openProfile(page, await signedIn())
  const dialog = passwordDialog(page)
  await dialog.open.click()
  await dialog.current.fill('certainly-not-it')
  await dialog.next.click()
  await expectFieldError(page, dialog.current, 'Current password is incorrect. Please try again.')
  await expect(dialog.current).toBeFocused()
  await expect(dialog.current).toHaveValue('certainly-not-it')
})

test('a photo, and none again', async ({ page, server, signedIn }) => {
  const person = await signedIn()
  await openProfile(page, person)
  const menu = page.getByRole('button', { name: 'Profile photo' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Upload Avatar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Profile Photo' })
  await dialog.getByLabel('Photo').setInputFiles(picture())
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Profile photo updated successfully!')
  const { photoURL } = await profile(server.origin, person.session)
  await expect(menu.locator('img')).toHaveAttribute('src', photoURL ?? 'none')
  await page.reload()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove Avatar' }).click()
  for (const image of [menu.locator('img'), page.getByRole('banner').locator('img')]) {
    await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml/)
  }
  await page.reload()
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml/)
})

test('names, then the password, then signing in with the new one', everyRun, async ({ page, server, signedIn }) => {
  const person = await signedIn()
  const username = uniqueName('augusta')
  const { email, session } = person

  await test.step('from the account’s menu', async () => {
    await page.getByRole('button', { name: 'Ada Lovelace' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page).toHaveURL(`/profile/${session.uid}`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Profile')
  })

  await test.step('change the names', async () => {
    const fields = profileFields(page)
    await expect(fields.save).toHaveCount(0)
    await fields.pronounce.selectOption({ label: 'Mrs' })
    await fields.givenName.fill('Augusta')
    await fields.familyName.fill('King')
    await fields.username.fill(username)
    await fields.displayName.fill('Augusta King')
    await expect(page.getByText(`${username} is available.`)).toBeVisible()
    await fields.save.click()
    await expectToast(page, 'Updated Profile Successfully')
    await expect(fields.save).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Augusta King' })).toBeVisible()
    expect(await profile(server.origin, session)).toMatchObject({
      given_name: 'Augusta',
      family_name: 'King',
      displayName: 'Augusta King',
      username,
      pronounce: 'mrs',
      email,
    })
  })

  const password = `Louder-arches-${username}`
  await test.step('change the password', async () => {
    const storedToken = () => page.evaluate(() => localStorage.getItem('accessToken'))
    const before = await storedToken()
    const dialog = passwordDialog(page)
    await dialog.open.click()
    await dialog.current.fill(person.password)
    await dialog.next.click()
    await dialog.new.fill(password)
    await dialog.confirm.fill(password)
    await dialog.submit.click()
    await expectToast(page, 'Password Updated Successfully!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(dialog.open).toBeFocused()
    expect(await storedToken()).not.toBe(before)
  })

  await test.step('still signed in, with the new token', async () => {
    await page.reload()
    await expect(profileFields(page).givenName).toHaveValue('Augusta')
  })

  await test.step('sign in with the new password and the new username', async () => {
    await page.getByRole('button', { name: 'Augusta King' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await page.getByLabel('Username or email').fill(username)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await signInAs(page, { ...person, firstName: 'Augusta', lastName: 'King', password })
  })
})
