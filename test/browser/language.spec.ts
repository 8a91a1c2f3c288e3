/** The language of pages: asked for by the browser, chosen at the top, kept with the account. */
import { expect, test } from './support/fixtures.ts'
import { answerSignIn } from './support/steps/steps.ts'

test('a page is in the language that the browser asks for, until another is chosen', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'es-MX' })
  const page = await context.newPage()
  await page.goto('/signin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Sprache' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/signup')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})

/** As a browser is that keeps nothing of a site: reading or writing any of it is refused. */
function keepNothing() {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  }
}

test('a browser that keeps nothing has the language in the address of the page', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'es-MX' })
  await context.addInitScript(keepNothing)
  const page = await context.newPage()
  await page.goto('/signin?redirect=%2Forganizations')
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL('/signin?redirect=%2Forganizations&lang=de')
  await page.getByRole('button', { name: 'Sprache' }).click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await context.close()
})

test('such a browser stays at the step of the page', async ({ browser, server, registered }) => {
  const person = await registered()
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addInitScript(keepNothing)
  const page = await context.newPage()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('textbox', { name: 'Passwort' })).toBeVisible()
  await context.close()
})

test('what was typed in such a browser is there in the other language, but a password', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addInitScript(keepNothing)
  const page = await context.newPage()
  await page.goto('/signup/email')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill('a secret of 1843')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('Vorname')).toHaveValue('Ada')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
  // Given back once: what is emptied stays empty.
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('Ada')
  await context.close()
})

test('whoever is signed in in such a browser is not signed out by it', async ({ browser, server, registered }) => {
  const person = await registered()
  const context = await browser.newContext({ baseURL: server.origin })
  await context.addInitScript(keepNothing)
  const page = await context.newPage()
  await page.goto('/signin')
  await answerSignIn(page, person)
  await expect(page).toHaveURL('/organizations')
  await page.getByRole('button', { name: 'Language' }).click()
  const saved = page.waitForResponse('**/api/users/profile')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  expect((await saved).ok()).toBe(true)
  await page.getByRole('link', { name: 'Add Organization' }).click()
  await expect(page.getByLabel('Display name')).toBeVisible()
  await context.close()
})

test('what somebody signed in chooses is kept with their account, on every device', async ({
  page,
  signedIn,
  browser,
  server,
}) => {
  const person = await signedIn()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'اللغة' })).toBeVisible()

  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
  const elsewhere = await context.newPage()
  await elsewhere.goto('/signin')
  await answerSignIn(elsewhere, person)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ar')
  await context.close()
})

test('what was typed at the door is there in the other language, but a password', async ({ page }) => {
  await page.goto('/signup/email')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill('a secret of 1843')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('Vorname')).toHaveValue('Ada')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
})

test('what was changed on a page of the console is there in the other language, and unsaved still', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const name = await newOrganization(await signedIn())
  // What is kept is not asked about by the browser.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto(`/organizations/${name}/settings`)
  await page.getByLabel('Display name').fill('Hall of Columns')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByLabel('Nombre visible')).toHaveValue('Hall of Columns')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a token that is shown to be copied is nowhere kept while the page comes in another language', async ({
  page,
  signedIn,
  newOrganization,
}) => {
  const name = await newOrganization(await signedIn(), 'Arch School')
  await page.goto(`/organizations/${name}/settings/provisioning`)
  await page.getByRole('button', { name: 'Connect a directory' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Connect', exact: true }).click()
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  expect(token.length).toBeGreaterThan(20)
  // Asked before the page that comes has read it.
  await page.addInitScript(() => sessionStorage.setItem('seen', JSON.stringify(history.state)))
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const seen = await page.evaluate(() => sessionStorage.getItem('seen'))
  expect(seen).toContain('fields')
  expect(seen).not.toContain(token)
})

test('a menu in Arabic runs from the right: what names something in Latin letters is read in its order', async ({
  page,
  server,
  signedIn,
  newOrganization,
}) => {
  const person = await signedIn()
  const name = await newOrganization(person)
  await page.context().addCookies([{ name: 'atrium_language', value: 'ar', url: server.origin }])
  await page.goto(`/organizations/${name}/people`)
  await page
    .getByRole('row', { name: /Ada Lovelace/ })
    .getByRole('button')
    .last()
    .click()
  const item = page.getByRole('menuitem').first()
  await expect(item).toBeVisible()
  const { start, end } = await item.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [words, menu] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return { start: menu.right - words.right, end: words.left - menu.left }
  })
  expect(start).toBeLessThan(end)
  await expect(page.getByRole('menu')).toHaveCSS('direction', 'rtl')
})
