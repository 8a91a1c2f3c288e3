/** Setting up a second step on the security page, as an owner of a phone does. */
import { expect, type Page } from '@playwright/test'
import { confirmAddress } from '../../../support/account-client.ts'
import { appCode, STEP_MS } from '../../../support/totp.ts'
import type { SignedInPerson } from '../fixtures.ts'

/** The longest that a code is on its way. */
const ON_ITS_WAY_MS = 4_000

export const card = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

/**
 * Whoever can set one up has confirmed their address. Answers the app's key and the backup codes. By the code of
 * an earlier `step`, the app's own is still good for a sign-in.
 */
export async function setUp(page: Page, origin: string, person: SignedInPerson, step = -1) {
  await openSecurity(page, origin, person)
  return setUpHere(page, step)
}

/** The security page, as somebody signed in whose address is confirmed. */
export async function openSecurity(page: Page, origin: string, person: SignedInPerson): Promise<void> {
  await confirmAddress(origin, person.session, person)
  await page.goto(`/profile/${person.session.uid}/security`)
}

/** On the security page, by somebody whose address is confirmed. */
export async function setUpHere(page: Page, step = 0) {
  const { key, giveCode } = await beginSetUp(page)
  await giveCode(step)
  const list = page.getByRole('dialog', { name: 'Your backup codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allInnerTexts()
  return { key, codes }
}

/** The dialog as far as its key; `giveCode` types the code of that step, and sends it. */
export async function beginSetUp(page: Page) {
  await card(page).getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = await dialog.locator('code').innerText()
  const giveCode = async (step: number) => {
    // Of two steps ago, which it would be by the time that it arrives, a code is good for nothing.
    await expect.poll(() => Date.now() % STEP_MS).toBeLessThan(STEP_MS - ON_ITS_WAY_MS)
    await dialog.getByLabel('The six digits that the app shows').fill(appCode(key, step))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
  }
  return { dialog, key, giveCode }
}
