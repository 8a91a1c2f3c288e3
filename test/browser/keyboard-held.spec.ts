/** Buttons that their own press leaves with nothing to do: whoever pressed them by keyboard is still there. */
import type { Locator } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { keyboardOf } from './support/keyboard.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

test('pictures that are taken back, and those that were not right', async ({ browser, server, school }) => {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const keyboard = keyboardOf(page)
  await page.goto(`/learners/${school.name}`)
  await keyboard.type(page.getByLabel('Your username'), 'ada')
  await keyboard.press(page.getByRole('button', { name: 'With my pictures' }))
  const again = page.getByRole('button', { name: 'Start again' })
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true })
  const chosen = page.getByRole('button', { pressed: true })
  await keyboard.press(page.getByRole('button', { name: 'Apple' }))
  await keyboard.press(again)
  await expect(chosen).toHaveCount(0)
  await expect(again).toBeDisabled()
  await expect(again).toBeFocused()

  await page.reload()
  for (const picture of ['Apple', 'Ball', 'Bear', 'Bird'])
    await keyboard.press(page.getByRole('button', { name: picture }))
  await keyboard.press(signIn)
  await expect(page.getByText('That is not right.')).toBeVisible()
  await expect(signIn).toBeDisabled()
  await expect(signIn).toBeFocused()
  await context.close()
})

test('rules that were saved', async ({ page, school }) => {
  const keyboard = keyboardOf(page)
  await page.goto(`/organizations/${school.name}/security`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await keyboard.press(page.getByLabel('Ask for a fresh sign-in'), 'Space')
  await keyboard.press(save)
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Change them' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
})

test('rules that were saved, in the colours of the system', async ({ page, school }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/organizations/${school.name}/security`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const looks = () =>
    save.evaluate((button) => {
      const { color, borderColor } = getComputedStyle(button)
      const gray = Object.assign(document.createElement('i'), { style: 'color: GrayText' })
      button.append(gray)
      const { color: out } = getComputedStyle(gray)
      gray.remove()
      return { text: color === out, border: borderColor === out }
    })
  await expect.poll(looks, 'nothing to save').toEqual({ text: true, border: true })
  await page.getByLabel('Ask for a fresh sign-in').press('Space')
  await expect.poll(looks, 'something to save').toEqual({ text: false, border: false })
})

test('usernames that were pasted into a class', async ({ page, school }) => {
  const keyboard = keyboardOf(page)
  await page.goto(`/organizations/${school.name}/people?view=classes`)
  await keyboard.press(page.getByRole('button', { name: 'Add a class' }).first())
  const dialog = page.getByRole('dialog')
  await keyboard.type(dialog.getByLabel('Usernames'), school.berta.username, 'stay')
  const add = dialog.getByRole('button', { name: 'Add by username' })
  await keyboard.press(add)
  await expect(dialog.getByText('1 person is added.')).toBeVisible()
  await expect(add).toBeDisabled()
  await expect(add).toBeFocused()
})

test('all that were found for a class', async ({ page, school }) => {
  const keyboard = keyboardOf(page)
  await page.goto(`/organizations/${school.name}/people?view=classes`)
  await keyboard.press(page.getByRole('button', { name: 'Add a class' }))
  const dialog = page.getByRole('dialog')
  await keyboard.press(dialog.getByRole('button', { name: 'Add all 3 found' }))
  const added = dialog.getByRole('button', { name: 'All 3 are added' })
  await expect(added).toBeDisabled()
  await expect(added).toBeFocused()
  const borderOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).borderColor)
  const before = await borderOf(added)
  await added.hover()
  await expect(added).toHaveCSS('cursor', 'not-allowed')
  expect(await borderOf(added), 'as something that can be pressed').toBe(before)
})
