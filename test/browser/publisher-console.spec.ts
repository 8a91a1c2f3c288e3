/** A publisher's console: its people, its settings, its end, and the way to what else is mine. */
import { uploadContents } from '@atrium/contract/content'
import { expect } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'
import { picture } from './support/picture.ts'
import { signInInstead } from './support/steps/people-school.ts'
import { test } from './support/steps/publisher-press.ts'
import { signInAs } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner gives roles, changes the name, is asked about what somebody else saved, deletes it by its id and restores it', async ({
  page,
  server,
  quiet,
  press,
  newOrganization,
}) => {
  quiet.allow(/status of 409/)
  const organization = await newOrganization(press.owner, 'Arch School')
  await page.goto(`/organizations/${organization}/settings`)
  await page.getByRole('button', { name: 'Switch to another' }).press('Enter')
  const mine = page.getByRole('dialog', { name: 'Switch to' })
  await expect(mine.locator('[aria-current]')).toBeFocused()
  await mine
    .getByRole('region', { name: 'Publishers' })
    .getByRole('link', { name: /Arch Press/ })
    .press('Enter')
  await expect(page).toHaveURL(`/authors/${press.authorId}/settings`)

  const name = page.getByRole('textbox', { name: 'Publisher Name' })
  await expect(name).toHaveValue('Arch Press')
  const theirs = await fetch(`${server.origin}/api/iam/authors/${press.authorId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${press.owner.session.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, name: 'Press of Rome', description: 'Books on arches.' }),
  })
  expect(theirs.status).toBe(200)
  await name.fill('Press of Berlin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Now: Press of Rome')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Books on arches.')
  await page.getByRole('button', { name: 'Keep mine for Publisher Name' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  const console = page.getByRole('complementary', { name: 'Console' })
  await expect(console.getByRole('button', { name: 'Switch to another' })).toContainText('Press of Berlin')

  await console.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: /What can be done with Berta/ }).click()
  await page.getByRole('menuitem', { name: 'Make Staff' }).click()
  await expect(page.getByText('Berta Benz is Staff now.')).toBeVisible()
  await page.getByRole('button', { name: /What can be done with Carl/ }).click()
  await page.getByRole('menuitem', { name: /Remove from/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Remove from/ })
    .click()
  await expect(page.getByRole('row', { name: /Carl Clerk/ })).toHaveCount(0)

  await console.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete the publisher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Press of Berlin?' })
  await dialog.getByLabel(`Type ${press.authorId} to confirm`).fill(press.authorId)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/authors')
  await expect(page.getByText('Oops! No Publisher Found')).toBeVisible()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  await page.getByRole('button', { name: 'Restore Press of Berlin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page
    .getByRole('row', { name: /Press of Berlin/ })
    .getByRole('link', { name: 'People' })
    .click()
  await expect(page.getByRole('row', { name: /Berta Benz/ })).toContainText('Staff')
})

test('staff read the settings and the people, a User sees what they are and leaves, a stranger has nothing', async ({
  page,
  quiet,
  press,
}) => {
  quiet.allow(/status of 404/)
  const at = (end: string) => `/authors/${press.authorId}/${end}`
  await signInInstead(page, press.carl)
  await page.goto(at('settings'))
  await expect(page.getByText('Owners can change these settings.')).toBeVisible()
  await expect(page.getByLabel('Publisher Name')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete the publisher' })).toHaveCount(0)
  await page.getByRole('complementary', { name: 'Console' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('row', { name: /Berta Benz/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /What can be done with/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Carl Clerk', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/')
  await signInAs(page, press.berta)
  await page.goto(at('settings'))
  await expect(page.getByText('You belong to this publisher as User.', { exact: false })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Console' }).getByRole('link')).toHaveText(['People'])
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the publisher' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/authors')
  await page.goto(at('people'))
  await expect(page.getByText('There is no such publisher, or you do not belong to it.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Console' }).getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to my publishers' }).click()
  await expect(page).toHaveURL('/authors')
})

test('ownership passes on by consent; an invite is listed, and cancelled', async ({ page, press }) => {
  await page.goto(`/authors/${press.authorId}`)
  await expect(page).toHaveURL(`/authors/${press.authorId}/people`)
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Cancel invite: Anybody with the link or code' }).click()
  await expect(page.getByText('Nobody is invited right now.')).toBeVisible()

  await page.getByRole('button', { name: /What can be done with Olga/ }).click()
  const last = page.getByRole('menuitem', { name: 'Leave the publisher' })
  await expect(last).toHaveAttribute('aria-disabled', 'true')
  await expect(last).toHaveAccessibleDescription(/You are the only owner/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /What can be done with Carl/ }).click()
  await page.getByRole('menuitem', { name: 'Hand ownership over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click()
  await expect(page.getByText('You have offered your ownership to Carl Clerk.')).toBeVisible()
  await signInInstead(page, press.carl)
  await page.goto(`/authors/${press.authorId}/people`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('You are an owner now.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Olga Owner/ })).toContainText('Staff')
})

test('pictures: one stands for both until there is a banner, and what is no picture is told of beside its field', async ({
  page,
  press,
}) => {
  await page.goto(`/authors/${press.authorId}/settings`)
  const files = page.locator('input[type="file"]')
  await files
    .first()
    .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="x"/>') })
  await expect(page.getByRole('alert').filter({ hasText: /image|JPG|PNG/ })).toBeVisible()
  await files.first().setInputFiles(picture('image.png'))
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.goto('/authors')
  await expect(page.getByRole('row', { name: /Arch Press/ }).locator('img')).toHaveAttribute('src', /.+/)
})

test('an image that arrives behind the banner leaves the banner alone', async ({ page, press }) => {
  await page.goto(`/authors/${press.authorId}/settings`)
  const bars = page.getByRole('progressbar', { name: 'Uploading the image' })
  const letGo = await hold(page, `**${uploadContents.path}`)
  const held = page.waitForRequest((request) => request.url().endsWith(uploadContents.path))
  await page.getByLabel('Publisher image').setInputFiles(picture('image.png'))
  await held
  await expect(bars).toHaveCount(1)
  const arrived = page.waitForResponse((answer) => answer.url().endsWith(uploadContents.path))
  await page.getByLabel('Banner').setInputFiles(picture('banner.png'))
  const [banner] = (await (await arrived).json()) as { url: string }[]
  await expect(bars).toHaveCount(1)
  letGo()
  await expect(bars).toHaveCount(0)
  const saved = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).postDataJSON()).toMatchObject({ banner_image_url: banner?.url })
  await expect(page.getByText('The settings are saved.')).toBeVisible()
})

test('an only owner is led from their account to what they own alone', async ({ page, press }) => {
  await page.goto(`/profile/${press.owner.session.uid}/account`)
  await expect(page.getByText('or delete the organization or the publisher, before you delete')).toBeVisible()
  await page.getByRole('link', { name: 'Arch Press' }).click()
  await expect(page).toHaveURL(`/authors/${press.authorId}/settings`)
  await expect(page.getByRole('button', { name: 'Delete the publisher' })).toBeVisible()
})

test('accessible at every width, light and dark', async ({ page, press, newOrganization }) => {
  test.slow()
  await newOrganization(press.owner, 'Arch School')
  await page.goto(`/authors/${press.authorId}/people`)
  await expect(page.getByRole('row', { name: /Berta Benz/ })).toBeVisible()
  await expectAccessible(page, 'people')
  await page.getByRole('complementary', { name: 'Console' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Publisher Name')).toBeVisible()
  await expectAccessible(page, 'settings')
  await page.getByRole('button', { name: 'Switch to another' }).click()
  await expect(page.getByRole('link', { name: 'All publishers' })).toBeVisible()
  await expectAccessible(page, 'switcher')
})
