/** The profile's photo: uploaded, refused, removed; and a dialog that only its own buttons close. */
import { uploadMaxBytes } from '@atrium/contract/limits'
import type { Page } from '@playwright/test'
import { profile } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'
import { brokenPicture, emptyPicture, picture, textFile } from './support/picture.ts'
import { expectFieldError, tabTo } from './support/steps/fields.ts'
import { expectToast, openProfile } from './support/steps/profile-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const uploads = '**/api/content/user/contents'

function photo(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Upload Profile Photo' })
  const menu = page.getByRole('button', { name: 'Profile photo' })
  return {
    menu,
    shown: menu.locator('img'),
    upload: page.getByRole('menuitem', { name: 'Upload Avatar' }),
    remove: page.getByRole('menuitem', { name: 'Remove Avatar' }),
    dialog,
    file: dialog.getByLabel('Photo'),
    save: dialog.getByRole('button', { name: 'Save' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  }
}

test('what is no photo is refused in words', async ({ page, signedIn, quiet }, testInfo) => {
  test.slow()
  quiet.allow(/status of 4\d\d.* at \S+\/contents/)
  await openProfile(page, await signedIn())
  const { menu, upload, dialog, file, save, cancel } = photo(page)
  await menu.click()
  await upload.click()
  await expect(file).toBeFocused()
  await save.click()
  await expectFieldError(page, file, 'Please select an image file first')
  await file.setInputFiles(textFile())
  await expectFieldError(page, file, 'Please select a valid image file (JPG, PNG, GIF, etc.)')
  await file.setInputFiles(await emptyPicture(testInfo.outputPath(), uploadMaxBytes + 1))
  await expectFieldError(page, file, 'File size must be less than 20MB')
  await file.setInputFiles(brokenPicture())
  await save.click()
  await expectFieldError(page, file, 'Please select a valid image file (JPG, PNG, GIF, etc.)')
  await expect(save).toBeFocused()
  await expectAccessible(page, 'photo with an error')

  for (const [answer, text] of [
    [{ status: 201, json: [] }, 'Failed to upload image. No URL returned.'],
    [{ status: 500, body: 'broken' }, 'Failed to upload image. Please try again.'],
  ] as const) {
    quiet.allow(/status of 500/)
    await page.route(uploads, (route) => route.fulfill(answer))
    await file.setInputFiles(picture())
    await save.click()
    await expectFieldError(page, file, text)
    await page.unroute(uploads)
  }
  await cancel.click()
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('chosen, uploaded, saved, and in the header; then removed', async ({ page, server, signedIn }) => {
  test.slow()
  const { session } = await signedIn()
  await page.goto(`/profile/${session.uid}`)
  const { menu, shown, upload, remove, dialog, file, save, cancel } = photo(page)
  await menu.click()
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await upload.click()
  await expect(file).toBeFocused()

  // Neither Escape nor a click beside it closes this one, and there is no cross.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)

  await file.setInputFiles(picture('ada.png'))
  await expect(dialog.locator('img')).toBeVisible()
  await expectAccessible(page, 'photo chosen')
  const letGo = await hold(page, uploads)
  await save.click()
  await expect(dialog.getByRole('button', { name: 'Uploading' })).toBeDisabled()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(cancel).toBeDisabled()
  letGo()
  await expectToast(page, 'Profile photo updated successfully!')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()

  const { photoURL } = await profile(server.origin, session)
  expect(photoURL).not.toBeNull()
  const stored = photoURL ?? ''
  await expect(shown).toHaveAttribute('src', stored)
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'Ada Lovelace' }).locator('img')
  await expect(inHeader).toHaveAttribute('src', stored)
  expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

  // Loaded anew, the account itself knows the photo too: it has to go from there as well.
  await page.reload()
  await expect(shown).toHaveAttribute('src', stored)
  await menu.click()
  await remove.click()
  await expect(shown).toHaveAttribute('src', /^data:image\/svg\+xml/)
  await expect(inHeader).toHaveAttribute('src', /^data:image\/svg\+xml/)
  expect((await profile(server.origin, session)).photoURL).toBeNull()
})

test('only saving it failed: the file is not sent again', async ({ page, withSession, quiet }) => {
  quiet.allow(/Failed to load resource/)
  const { session } = await withSession()
  await page.goto(`/profile/${session.uid}`)
  const { menu, upload, file, save } = photo(page)
  let sent = 0
  await page.route(uploads, (route) => {
    sent += 1
    return route.continue()
  })
  const own = `**/api/users/${session.uid}`
  await page.route(own, (route) => route.abort())
  await menu.click()
  await upload.click()
  await file.setInputFiles(picture())
  await save.click()
  await expectFieldError(page, file, 'Failed to upload image. Please try again.')
  await page.unroute(own)
  await save.click()
  await expectToast(page, 'Profile photo updated successfully!')
  expect(sent).toBe(1)
})

test('dropped onto it, by keyboard from there; dropped beside it nothing happens', async ({ page, signedIn }) => {
  await openProfile(page, await signedIn())
  const { menu, upload, dialog, file, save } = photo(page)
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(upload).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(file).toBeFocused()
  const dragged = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
    return transfer
  }, picture().buffer.toString('base64'))
  const beside = await dialog.evaluate((element, dataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    return !element.dispatchEvent(event)
  }, dragged)
  expect(beside, 'the browser does not open the file').toBe(true)
  await expect(dialog.locator('img')).toHaveCount(0)
  await file.dispatchEvent('drop', { dataTransfer: dragged })
  await expect(dialog.getByText('dropped.png').first()).toBeVisible()
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Profile photo updated successfully!')
})
