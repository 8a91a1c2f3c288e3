/** The page that takes back what an owner changed: what may pass is tried again, and nothing that was shown is lost by it. */
import { previewTakeBack, takeBack } from '@atrium/contract/record-changes'
import { expect, test } from './support/fixtures.ts'

const change = {
  organization: 'Riverside School',
  fields: [{ field: 'displayName', before: 'Alan Alone', after: 'Silly Alan' }],
  expiresAt: '2040-01-01T00:00:00.000Z',
}

test('a server that stumbles: the change is asked for again, and taken back at the next press', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  await page.route(`**${previewTakeBack.path}`, (route) => route.fulfill({ json: change }))
  await page.route(`**${previewTakeBack.path}`, (route) => route.fulfill({ status: 503 }), { times: 2 })
  await page.route(`**${takeBack.path}`, (route) => route.fulfill({ json: { restored: ['displayName'] } }))
  await page.route(`**${takeBack.path}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/take-back?code=something-that-was-mailed-to-alan')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('It is now: Silly Alan')).toBeVisible()

  const button = page.getByRole('button', { name: 'Take it back' })
  await button.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText('It is now: Silly Alan')).toBeVisible()
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'The change is taken back' })).toBeFocused()
})

test('a link that is used up leads to the sign-in alone', async ({ page, quiet }) => {
  quiet.allow(/status of 4\d\d/)
  await page.goto('/take-back?code=nothing')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
