/** A code is pasted with whatever was copied along: it is taken out of that, or the page says what is missing. Nothing is cut off in silence. */
import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { inviteLink } from './support/steps/people-fixture.ts'
import { card, setUp } from './support/steps/second-step.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

async function paste(field: Locator, text: string) {
  await field.fill('')
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.press('ControlOrMeta+v')
}

test('the whole mail in place of its code', async ({ page, server, registered }) => {
  const { email } = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Email me a code instead' }).click()
  const { text, links } = await mailAbout(server.origin, email, 'Sign in to')
  const field = page.getByLabel('Code')
  await paste(field, links[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectFieldError(page, field, 'Type the six digits of the code')
  await paste(field, text)
  await expect(field).toHaveValue(/^\d{6}$/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/organizations$/)
})

test('a message about an invite in place of its code, and its link', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { code, url } = await inviteLink(server.origin, owner.session, name)
  const field = page.getByLabel('Code')
  await page.goto('/join')
  await paste(field, 'Dear families, welcome to the new school year at Arch School!')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectFieldError(page, field, 'There is no invite code in this text. A code has 10 letters and digits.')
  // Typed or dropped, words stay as they are.
  await field.fill(`Dear families, please join Arch School with the code ${code}.`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Arch School' })).toBeVisible()
  await page.goBack()
  await paste(field, `Dear families,\njoin with\n${code}\nYours, Arch School`)
  await expect(field).toHaveValue(code.replace('-', ''))
  await paste(field, `Please open\n${url}\nby Friday`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Arch School' })).toBeVisible()
  await expect(page).toHaveURL(/\/signin$/)
})

test('a line of the list of backup codes, and the whole list', async ({ page, browser, server, withSession }) => {
  const person = await withSession()
  const { codes } = await setUp(page, server.origin, person)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card(page)).toContainText('On since')
  const context = await browser.newContext({
    baseURL: server.origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const other = await context.newPage()
  await other.goto('/signin')
  await other.getByLabel('Username or email').fill(person.email)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByRole('button', { name: 'Next' }).click()
  const dialog = other.getByRole('dialog', { name: 'Second step' })
  await dialog.getByRole('button', { name: 'Use a backup code instead' }).click()
  const field = dialog.getByLabel('Backup code')
  await paste(field, codes.join('\n'))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectFieldError(other, field, 'Type one of the backup codes that you kept. Each works once.')
  await paste(field, `3.\t${codes[2]}\n`)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(other).toHaveURL(/\/organizations$/)
  await context.close()
})
