/** What comes out on paper: what is read, dark on light, without what leads elsewhere. */
import type { Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'
import { setUp } from './support/steps/second-step.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** By somebody who has set the dark theme. */
async function putOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await page.emulateMedia({ media: 'print' })
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor].map((value) => {
      const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number)
      return (red + green + blue) / 3
    })
  })
  expect(colors[0]).toBeLessThan(100)
  expect(colors[1]).toBeGreaterThan(200)
}

for (const width of [794, 1280]) {
  test(`a list of members, ${width} px wide`, async ({ page, school: _ }) => {
    await page.setViewportSize({ width, height: 1123 })
    await putOnPaper(page)
    await expect(page.getByRole('heading', { name: 'People of Arch School' })).toBeVisible()
    await expect(page.getByText('Berta Benz')).toBeVisible()
    await expect(page.getByText('1 - 3 of 3')).toBeVisible()
    for (const role of ['banner', 'searchbox', 'combobox', 'checkbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Labels' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'What can be done with Berta Benz' })).toHaveCount(0)
  })
}

test('backup codes, and not the page below them', async ({ page, server, school: { owner } }) => {
  const { codes } = await setUp(page, server.origin, owner)
  await putOnPaper(page)
  for (const code of codes) await expect(page.getByText(code)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Ways to sign in')).toBeHidden()
  await expect(page.getByText('Two-step sign-in is on.')).toBeHidden()
})

test('the sheet of an invite, and neither its dialog nor the page below', async ({ page, school: { name } }) => {
  await page.goto(`/organizations/${name}/people/invites?new=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Link or code').check()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Print as a sheet' })).toBeVisible()
  await putOnPaper(page)
  await expect(page.getByText('Point your camera here, or open the address and enter the code.')).toBeVisible()
  await expect(page.getByText('Join Arch School', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Invites of Arch School')).toBeHidden()
})
