/** What forms do for whoever fills them in: fields that say what they are for, pasting, nothing asked for twice, no surprises. */
import { languages } from '@atrium/contract/languages'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { resetLink } from './support/steps/action-codes.ts'
import { openProfile } from './support/steps/profile-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What browsers and password managers know each field by (1.3.5), by the field's name. */
const purposes: Record<string, Record<string, string>> = {
  '/signin': { email: 'username webauthn' },
  '/signup': { username: 'username' },
  '/signup/email': {
    email: 'email',
    firstName: 'given-name',
    lastName: 'family-name',
    password: 'new-password',
    confirmPassword: 'new-password',
  },
  '/join': { code: 'one-time-code' },
}

/** Of the fields that are there to be seen. */
const purposesOn = (page: Page) =>
  page
    .locator('input:visible')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields
          .filter((field): field is HTMLInputElement => field instanceof HTMLInputElement)
          .map(({ name, autocomplete }) => [name, autocomplete]),
      ),
    )

for (const [address, fields] of Object.entries(purposes)) {
  test(`${address}: each field says what it is for`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(await purposesOn(page)).toEqual(fields)
  })
}

test('each field about oneself says what it is for, signed in', async ({ page, signedIn }) => {
  const person = await signedIn()
  await openProfile(page, person)
  expect(await purposesOn(page)).toMatchObject({
    given_name: 'given-name',
    family_name: 'family-name',
    username: 'username',
    displayName: 'nickname',
    email: 'email',
  })
  await page.getByRole('button', { name: 'Change password?' }).click()
  const field = page.getByRole('dialog').getByLabel('Current Password')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
})

test('a username, a password and a code can be pasted, and a password can be looked at', async ({
  page,
  registered,
  server,
}) => {
  const person = await registered()
  const pasteInto = async (label: string, text: string) => {
    // Copied from a field that shows it, as from a note.
    await page.evaluate((copied) => {
      const note = document.createElement('textarea')
      note.id = 'note'
      note.value = copied
      document.body.append(note)
      note.select()
    }, text)
    await page.keyboard.press('ControlOrMeta+c')
    await page.evaluate(() => document.getElementById('note')?.remove())
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await page.goto('/signin')
  await pasteInto('Username or email', person.email)
  await page.keyboard.press('Enter')
  // The step takes the focus to its field, and from whatever is being copied.
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await pasteInto('Password', person.password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await pasteInto('Code', '123 456')
  await page.goto(await resetLink(server, person.email))
  await pasteInto('New Password', person.password)
  await pasteInto('Confirm Password', person.password)
  // Two of one name: each says whose it is.
  const shows = page.getByRole('button', { name: 'Show password' })
  await expect(shows).toHaveCount(2)
  await expect(shows.first()).toHaveAccessibleDescription('New Password')
  await expect(shows.last()).toHaveAccessibleDescription('Confirm Password')
  await page.goto('/join')
  await pasteInto('Code', 'AAAAA-AAAAA')
})

test('what was given once is not asked for again', async ({ page, registered }) => {
  const person = await registered()
  await page.goto('/signup')
  await page.getByLabel('Username').fill(`new${person.username}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Sign up with email' }).click()
  await expect(page.getByRole('main')).toContainText(`Your username: new${person.username}`)
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  // For a mail, nobody types their address anew; it is the one that they began with.
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit: use another account' }).click()
  await expect(page.getByLabel('Username or email')).toHaveValue(person.email)
})

test('a press counts as it is let go, and not where one moves away first', async ({ page }) => {
  await page.goto('/signin')
  const login = page.getByRole('button', { name: 'Login' })
  const box = await login.boundingBox()
  if (box === null) throw new Error('The button is not there')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await login.click()
  await expect(page.getByRole('alert')).toHaveText('Email is required')
})

test('to choose in a list changes the list, and leads nowhere', async ({ page, signedIn, newOrganization }) => {
  const name = await newOrganization(await signedIn(), 'Arch School')
  await page.goto(`/organizations/${name}/people/members`)
  const role = page.getByLabel('Role')
  await role.focus()
  await role.selectOption('Staff')
  await expect(page.getByText('Nobody here has this role and label.')).toBeVisible()
  await expect(role).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People of Arch School')
  await expect(page).toHaveURL(new RegExp(`/organizations/${name}/people/members`))
})

test('no letter by itself does anything', async ({ page, signedIn }) => {
  await signedIn()
  await page.getByRole('heading', { level: 1 }).focus()
  const before = await page.getByRole('main').innerText()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789/?.,') await page.keyboard.press(letter)
  await expect(page).toHaveURL('/organizations')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.getByRole('main').innerText()).toBe(before)
})

test('what every page offers at its top stands in the same order', async ({ page, signedIn }) => {
  const tools = () =>
    page
      .getByRole('banner')
      .evaluateAll(([banner]) =>
        [...(banner?.querySelectorAll('button, a') ?? [])]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      )
  for (const address of ['/signin', '/signup', '/signup/email', '/find', '/join', '/support', '/error']) {
    await page.goto(address)
    await expect
      .poll(async () => (await tools()).slice(-2), address)
      .toEqual(['Language', 'Switch between light and dark'])
  }
  const person = await signedIn()
  for (const address of ['/organizations', '/authors', `/profile/${person.session.uid}`, '/signup/organization']) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible()
    await expect
      .poll(async () => (await tools()).slice(-3, -1), address)
      .toEqual(['Language', 'Switch between light and dark'])
  }
})

test('what a pointer brings up stays while one points at it, and goes by Escape', async ({ page, signedIn }) => {
  await signedIn()
  await page.setViewportSize({ width: 768, height: 800 })
  const add = page.getByRole('link', { name: 'Add Organization' })
  await add.hover()
  const tooltip = page.locator('[data-side]').filter({ hasText: 'Add Organization' })
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

test('a phone held upright or across has the same page', async ({ page }) => {
  const names = () =>
    page
      .locator('button:visible, a:visible, input:visible')
      .evaluateAll((all) =>
        all.map((one) => one.outerHTML.replaceAll(/ (?:id|class|popovertarget|style|for)="[^"]*"/g, '')),
      )
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto('/signin')
  const upright = await names()
  await page.setViewportSize({ width: 720, height: 360 })
  expect(await names()).toEqual(upright)
})

test('the first stop of a signed-in page leads past what all of them have', async ({ page, signedIn }) => {
  await signedIn()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isPast = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isPast).toBe(true)
})

test('each name in the list of languages is in its own', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Language' }).click()
  const said = await page
    .locator('button[lang]')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLElement ? `${one.lang} ${one.dir} ${one.textContent}` : '')),
    )
  expect(said.map((name) => name.split(' ', 1)[0])).toEqual([...languages])
  expect(said).toContain('ar rtl العربية')
})
