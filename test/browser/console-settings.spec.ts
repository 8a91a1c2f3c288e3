/** The settings of an organization: changed by owners, seen as they will look, and its end, which can be taken back. */
import { uploadContents } from '@atrium/contract/content'
import { expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'
import { picture } from './support/picture.ts'
import { linesOf } from './support/steps/lines.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner changes name, colours and region; what somebody else saved meanwhile is asked about, and nothing is lost', async ({
  page,
  server,
  quiet,
  school,
}) => {
  quiet.allow(/status of 409/)
  const settings = `${server.origin}/api/iam/organizations/${school.name}`
  await page.getByRole('link', { name: 'Settings' }).click()
  const name = page.getByRole('textbox', { name: 'Display name' })
  await name.fill('Arches of Berlin')
  await page.getByLabel('Main colour').fill('#ffd54a')
  await expect(page.getByText(/too little for text: text and buttons take #/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Arches of Berlin')

  const theirs = await fetch(settings, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${school.owner.session.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, displayName: 'Arches of Rome', time_zone: 'Europe/Rome' }),
  })
  expect(theirs.status).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing of yours is lost')).toBeVisible()
  await expect(page.getByText('Now: Arches of Rome')).toBeVisible()
  await expect(name).toHaveValue('Arches of Berlin')
  await expect(page.getByLabel('Main colour')).toHaveValue('#ffd54a')
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Rome')
  await page.getByRole('button', { name: 'Use theirs for Display name' }).click()
  await expect(name).toHaveValue('Arches of Rome')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Main colour')).toHaveValue('#ffd54a')
  await expect(page.getByRole('button', { name: 'Switch to another' })).toContainText('Arches of Rome')
})

test('a name with markup and a file that is no picture are told of beside their fields', async ({
  page,
  school,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  await page.goto(`/organizations/${school.name}/settings`)
  await page.getByLabel('Display name').fill('<img src=x>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Display name')).toHaveAccessibleDescription(/Display name should start with a letter/)
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') }
  await page.locator('input[type="file"]').setInputFiles(svg)
  await expect(page.getByRole('alert').filter({ hasText: /image|JPG|PNG/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(page.getByLabel('Display name')).toHaveValue('Arch School')
})

test('a logo that is on its way is not left behind unasked, and can be given up', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/settings`)
  const logo = page.getByLabel('Logo', { exact: true })
  const bar = page.getByRole('progressbar', { name: 'Uploading the image' })
  const letGo = await hold(page, `**${uploadContents.path}`)
  await logo.setInputFiles(picture('sign.png'))
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()

  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  const asked = page.waitForEvent('dialog')
  const left = page.goto('/find').catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
  await expect(bar).toBeVisible()

  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  letGo()
  await logo.setInputFiles(picture('sign.png'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
})

test('a logo that did not get through is still said to be missing once the rest is saved, and is not left behind unasked', async ({
  page,
  quiet,
  school,
}) => {
  quiet.allow(/net::ERR/)
  await page.goto(`/organizations/${school.name}/settings`)
  await page.getByLabel('Display name').fill('School of Arches')
  await page.route(`**${uploadContents.path}`, (route) => route.abort())
  const logo = page.getByLabel('Logo', { exact: true })
  await logo.setInputFiles(picture('sign.png'))
  const failed = /Failed to upload image\. Please try again\./
  await expect(logo).toHaveAccessibleDescription(failed)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await expect(logo).toHaveAccessibleDescription(failed)

  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await page.unroute(`**${uploadContents.path}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(logo).not.toHaveAccessibleDescription(failed)
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(page).toHaveURL(`/organizations/${school.name}/timeline`)
})

test('staff read them, members do not see them', async ({ page, school }) => {
  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/settings`)
  await expect(page.getByText('Owners can change these settings.')).toBeVisible()
  await expect(page.getByLabel('Display name')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete the organization' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Carl Clerk', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
})

test('an organization is deleted once its name is typed in, its address says that it is closed, and its owner restores it', async ({
  page,
  server,
  school,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await page.goto(`/organizations/${school.name}/settings`)
  await page.getByRole('button', { name: 'Delete the organization' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Arch School?' })
  const typed = dialog.getByLabel(`Type ${school.name} to confirm`)
  await typed.fill('another')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(typed).toHaveAccessibleDescription('This is not the workspace name.')
  await typed.fill(school.name)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/organizations')
  await expect(page.getByText('No Organization Found')).toBeVisible()

  const site = new URL(server.origin)
  await page.goto(`${site.protocol}//${school.name}.${site.host}/`)
  await expect(page.getByRole('heading', { name: 'This organization is closed' })).toBeVisible()
  await page.goto('/organizations')
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  await page.getByRole('button', { name: 'Restore Arch School' }).click()
  await expect(page.getByText('Arch School is open again.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('link', { name: /Arch School/ }).first()).toBeVisible()
  await page.goto(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
})

test('in German, the preview beside the settings breaks no word', async ({ page, server, school }) => {
  await page.context().addCookies([{ name: 'atrium_language', value: 'de', url: server.origin }])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/organizations/${school.name}/settings`)
  const words = page
    .getByRole('region', { name: 'Vorschau' })
    .getByText(/^(Willkommen|Einladung annehmen|E-Mail oder Benutzername)$/)
  await expect(words).toHaveCount(6)
  for (const text of await words.all()) {
    const lines = await linesOf(text)
    expect((await text.textContent())?.split(' ')).toEqual(expect.arrayContaining(lines.join(' ').split(' ')))
  }
})

test('accessible at every width, light and dark', async ({ page, school }) => {
  test.slow()
  await page.goto(`/organizations/${school.name}/settings`)
  await page.getByLabel('Main colour').fill('#ffd54a')
  await expectAccessible(page, 'settings')
})
