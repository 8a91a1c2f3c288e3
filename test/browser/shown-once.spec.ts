/** What is shown this once, backup codes and the pictures of a learner: Back and a reload ask before it is gone. */
import type { Page } from '@playwright/test'
import { confirmAddress } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'
import { setUpHere } from './support/steps/second-step.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Whether the browser asks before it loads the page anew; whoever is asked stays. */
async function asksBeforeReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 3_000 }).then(
    async (dialog) => {
      await dialog.dismiss()
      return dialog.type() === 'beforeunload'
    },
    () => false,
  )
  await page.evaluate(() => setTimeout(() => location.reload()))
  return asked
}

test('backup codes: Back and a reload ask, until they are kept', async ({ page, server, school }) => {
  await confirmAddress(server.origin, school.owner.session, school.owner)
  await page.goto(`/profile/${school.owner.session.uid}`)
  await page.getByRole('main').getByRole('link', { name: 'Security' }).click()
  const { codes } = await setUpHere(page)
  const list = page.getByRole('dialog', { name: 'Your backup codes' })
  const question = page.getByRole('dialog', { name: 'Leave without the codes?' })
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(list.getByText(codes[9] ?? '')).toBeVisible()
  expect(await asksBeforeReload(page)).toBe(true)
  await expect(list.getByText(codes[9] ?? '')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Download' }).click()
  await downloading
  await page.reload()
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toContainText('On since')
})

test('the pictures of a learner: Back asks', async ({ page, school: { name } }) => {
  await page.goto(`/organizations/${name}/people/labels`)
  await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Learners' }).click()
  await page.getByRole('button', { name: 'Add one' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('ada')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'What can be done with Ada' }).click()
  await page.getByRole('menuitem', { name: /pictures/i }).click()
  await dialog.getByRole('button', { name: 'Choose pictures' }).click()
  const shown = page.getByRole('dialog', { name: 'The pictures of Ada' })
  const first = await shown.getByRole('listitem').first().innerText()
  await page.goBack()
  await page
    .getByRole('dialog', { name: 'Leave without the pictures?' })
    .getByRole('button', { name: 'Stay here' })
    .click()
  await expect(shown.getByRole('listitem').first()).toHaveText(first)
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(`/organizations/${name}/people/labels`)
})
