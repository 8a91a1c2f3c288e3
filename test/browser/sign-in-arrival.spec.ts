/** What a sign-in leads to is there when somebody is in: it was fetched while they typed, and waited for. */
import { expect, test } from './support/fixtures.ts'

for (const [address, heading] of [
  ['/signin', 'Organizations'],
  ['/signin?redirect=%2Fauthors', 'Publishers'],
] as const) {
  test(`${heading} take the place of the form at ${address}, with no loader between`, async ({ page, registered }) => {
    const person = await registered()
    await page.goto(address)
    await page.getByLabel('Username or email').fill(person.username)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const password = page.getByLabel('Password', { exact: true })
    await password.fill(person.password)
    await page.evaluate(() => {
      const look = () => {
        if (document.querySelector('main[aria-busy="true"]')) document.documentElement.dataset['loader'] = 'seen'
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
    })
    await password.press('Enter')
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-loader')
  })
}

test('Back, before the page that a sign-in leads to is drawn, is led on like any other way to the door', async ({
  page,
  registered,
}) => {
  const person = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.username)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(person.password)
  await page.evaluate(() => {
    const { replaceState } = history
    history.replaceState = (...entry) => {
      replaceState.apply(history, entry)
      if (!String(entry[2]).endsWith('/organizations')) return
      history.replaceState = replaceState
      history.back()
    }
  })
  // Drawing takes longer than going back.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await password.press('Enter')
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible()
  await expect(page).toHaveURL('/organizations')
})
