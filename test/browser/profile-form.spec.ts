/** The profile's form: what it refuses, what the server refuses, and who else changes the same record. */
import { expect, test } from './support/fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { expectFieldError, expectNoFieldError, tabTo } from './support/steps/fields.ts'
import { expectToast, openProfile, profileFields } from './support/steps/profile-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const record = '**/api/users/profile'
const change = '**/api/users/*'
const failedLoad = /Failed to load resource|ERR_FAILED/

test('a profile that cannot be loaded, then can', async ({ page, signedIn, quiet }) => {
  quiet.allow(failedLoad)
  const { session } = await signedIn()
  await page.route(record, (route) => route.abort())
  await page.goto(`/profile/${session.uid}`)
  await expect(page.getByRole('alert').first()).toContainText('Your profile could not be loaded. Server is unavailable')
  await page.unroute(record)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(profileFields(page).givenName).toHaveValue('Ada')
})

test('each rule, in its words, when its field is left', async ({ page, signedIn }) => {
  test.slow()
  await openProfile(page, await signedIn())
  const fields = profileFields(page)
  for (const [field, text] of [
    [fields.givenName, 'First name is required'],
    [fields.familyName, 'Last name is required'],
    [fields.username, 'Username is required'],
    [fields.displayName, 'Display name is required'],
  ] as const) {
    await field.fill('')
    await field.blur()
    await expectFieldError(page, field, text)
  }
  await fields.password.fill('five5')
  await fields.password.blur()
  await expectFieldError(page, fields.password, 'Password must be at least 6 character long')

  await fields.save.click()
  await expectFieldError(page, fields.password, 'Password must be 6 character long')
  await expect(page.getByText('Profile photo is required')).toBeVisible()
  await expect(fields.givenName).toBeFocused()
  await expectAccessible(page, 'profile with errors')

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(fields.givenName).toHaveValue('Ada')
  await expect(fields.save).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('Save is there while something differs, and only then', async ({ page, signedIn }) => {
  await openProfile(page, await signedIn())
  const fields = profileFields(page)
  await expect(fields.email).toHaveAttribute('readonly')
  await expect(fields.pronounce).toHaveValue('mr')
  await expect(fields.pronounce.locator('option')).toHaveText(['Mr', 'Mrs', 'Miss', 'Sir'])
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  for (const name of ['given_name', 'family_name', 'username', 'displayName', 'pronounce', 'email', 'password']) {
    await expect(page.locator(`[name="${name}"]`)).toHaveCount(1)
  }
  await expect(fields.save).toHaveCount(0)
  await fields.pronounce.selectOption('sir')
  await expect(fields.save).toBeVisible()
  await fields.pronounce.selectOption('mr')
  await expect(fields.save).toHaveCount(0)
  await fields.givenName.fill('Ada ')
  await expect(fields.save).toHaveCount(0)
  await fields.password.fill('s')
  await expect(fields.save).toBeVisible()
})

test('a username: taken, one’s own, free', async ({ page, registered, signedIn, quiet }) => {
  quiet.allow(/status of 409/)
  const other = await registered()
  const person = await signedIn()
  await openProfile(page, person)
  const { username, save } = profileFields(page)
  await username.fill(other.username)
  await expectFieldError(page, username, 'This username is taken, please try another one.')
  await save.click()
  await expect(username).toBeFocused()
  await username.fill(person.username.toUpperCase())
  await expectNoFieldError(username)
  await expect(page.getByText('is available.')).toHaveCount(0)
  await save.click()
  await expectToast(page, 'Updated Profile Successfully')
  await expect(page.getByText(`@${person.username.toUpperCase()}`)).toBeVisible()

  // Free when it was asked for, and taken when it is saved.
  await page.route('**/check-username/*', (route) => route.fulfill({ json: { exists: false } }))
  await username.fill(other.username)
  await expect(page.getByText(`${other.username} is available.`)).toBeVisible()
  await save.click()
  await expectFieldError(page, username, 'This username is taken, please try another one.')
  await expect(username).toHaveValue(other.username)
})

test('what the server refuses is said in a toast, a line a field, and beside the field', async ({
  page,
  signedIn,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  await openProfile(page, await signedIn())
  const { givenName, familyName, save } = profileFields(page)
  const errors = { given_name: 'Not this one.', family_name: 'Nor this one.' }
  await page.route(change, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 422,
          json: { code: 422, error: 'invalid_input', message: 'Some fields need another look.', errors },
        })
      : route.fallback(),
  )
  await givenName.fill('Augusta')
  await save.click()
  await expectToast(page, 'given_name : Not this one.\nfamily_name : Nor this one.')
  await expectFieldError(page, givenName, 'Not this one.')
  await expectFieldError(page, familyName, 'Nor this one.')
  await expect(givenName).toHaveValue('Augusta')
  await givenName.fill('Byron')
  await expectNoFieldError(givenName)
})

test('without the network what was typed stays, and is saved once it is back', async ({ page, signedIn, quiet }) => {
  quiet.allow(failedLoad)
  await openProfile(page, await signedIn())
  const { givenName, save } = profileFields(page)
  await page.route(change, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
  await givenName.fill('Augusta')
  await save.click()
  await expectToast(page, 'Server is unavailable')
  await expect(givenName).toHaveValue('Augusta')
  await page.unroute(change)
  await save.click()
  await expectToast(page, 'Updated Profile Successfully')
  await expect(save).toHaveCount(0)
})

test('rules that do not come: told, nothing lost, and saved once they are there', async ({ page, signedIn, quiet }) => {
  quiet.allow(failedLoad)
  const rules = '**/assets/profile-rules-*.js'
  await page.route(rules, (route) => route.abort())
  await openProfile(page, await signedIn())
  const { givenName, save } = profileFields(page)
  await givenName.fill('')
  await save.click()
  await expectToast(page, 'Server is unavailable')
  await page.unroute(rules)
  await save.click()
  await expectFieldError(page, givenName, 'First name is required')
  await givenName.fill('Augusta')
  await save.click()
  await expectToast(page, 'Updated Profile Successfully')
})

test('Save while it saves, and only what differs is sent', async ({ page, withSession }) => {
  const { session } = await withSession()
  await page.goto(`/profile/${session.uid}`)
  const { givenName } = profileFields(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const sent: unknown[] = []
  await page.route(`**/api/users/${session.uid}`, async (route) => {
    sent.push(route.request().postDataJSON())
    await held
    await route.continue()
  })
  await givenName.fill('Augusta')
  await givenName.press('Enter')
  const saving = page.getByRole('button', { name: 'Saving' })
  await expect(saving).toBeDisabled()
  await expect(saving).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expectToast(page, 'Updated Profile Successfully')
  expect(sent).toEqual([{ given_name: 'Augusta' }])
})

test('another tab: untouched fields follow, typed ones stay and say so', async ({ page, context, signedIn }) => {
  const person = await signedIn()
  await openProfile(page, person)
  const here = profileFields(page)
  await here.givenName.fill('Augusta')

  const tab = await context.newPage()
  await openProfile(tab, person)
  const there = profileFields(tab)
  await there.givenName.fill('Grace')
  await there.familyName.fill('Hopper')
  await there.save.click()
  await expectToast(tab, 'Updated Profile Successfully')

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(here.familyName).toHaveValue('Hopper')
  await expect(here.givenName).toHaveValue('Augusta')
  await expect(page.getByText('This was changed to “Grace” somewhere else. Saving replaces that.')).toBeVisible()
  await here.save.click()
  await expectToast(page, 'Updated Profile Successfully')
  await expect(here.familyName).toHaveValue('Hopper')
})

test('records as only other programs make them', async ({ page, signedIn, quiet }) => {
  // The header tries the picture, which the page's policy refuses, and falls back to initials.
  quiet.allow(/img-src/)
  const person = await signedIn()
  await page.route(record, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as object
    await route.fulfill({
      response,
      json: { ...json, email: 'ada@', photoURL: 'https://ui-avatars.com/api/?name=Ada' },
    })
  })
  await openProfile(page, person)
  const fields = profileFields(page)
  const picture = page.getByRole('button', { name: 'Profile photo' }).locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/)
  await fields.displayName.fill('Zora Lovelace')
  await expect.poll(async () => decodeURIComponent((await picture.getAttribute('src')) ?? '')).toContain('>ZL</text>')
  await fields.save.click()
  await expectFieldError(page, fields.email, 'Invalid email')
})

test('by keyboard alone, at every width and in both themes', async ({ page, signedIn }) => {
  test.slow()
  await openProfile(page, await signedIn())
  const fields = profileFields(page)
  await expectAccessible(page, 'profile')
  await tabTo(page, fields.pronounce)
  await page.keyboard.press('ArrowDown')
  await expect(fields.pronounce).toHaveValue('mrs')
  await tabTo(page, fields.displayName)
  await page.keyboard.type('Countess of Lovelace')
  await expectAccessible(page, 'profile with changes')
  await tabTo(page, fields.save)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Updated Profile Successfully')
  await expect(page.getByRole('button', { name: 'Countess of Lovelace' })).toBeVisible()
})

test('the longest names that the rules let through', async ({ page, signedIn }) => {
  const person = await signedIn({ firstName: 'W'.repeat(100), lastName: 'M'.repeat(100) })
  await openProfile(page, person)
  await profileFields(page).username.fill('w'.repeat(64))
  await expect(page.getByText('is available.')).toBeVisible()
  await expectNoSidewaysScroll(page, 'profile')
})

test('in German, no word of the bar breaks on a phone', async ({ page, server, signedIn }) => {
  await page.context().addCookies([{ name: 'atrium_language', value: 'de', url: server.origin }])
  await page.setViewportSize({ width: 360, height: 740 })
  const { session } = await signedIn()
  await page.goto(`/profile/${session.uid}`)
  await page.getByLabel('Vorname').fill('Olympia')
  const lines = await page.getByText('Verwerfen', { exact: true }).evaluate((word) => {
    const range = document.createRange()
    range.selectNodeContents(word.lastChild ?? word)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await expectNoSidewaysScroll(page, 'the bar in German')
})
