/** The logo in the wizard that creates an organization: chosen, refused, uploaded once, and what a failure says. */
import { uploadContents } from '@atrium/contract/content'
import { uploadMaxBytes } from '@atrium/contract/limits'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { brokenPicture, emptyPicture, picture, textFile } from './support/picture.ts'
import { expectFieldError, expectNoFieldError } from './support/steps/fields.ts'
import { cancel, chooseFreeName, create, logo, name, next, toSecondStep } from './support/steps/organization-wizard.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const upload = `**${uploadContents.path}`

test('the logo: what is no image is refused at once, and one can be taken away again', async ({
  page,
  signedIn,
}, testInfo) => {
  await signedIn()
  await toSecondStep(page)
  await logo(page).setInputFiles(textFile())
  await expectFieldError(page, logo(page), 'Please select a valid image file (JPG, PNG, GIF, etc.)')
  await logo(page).setInputFiles(await emptyPicture(testInfo.outputPath(), uploadMaxBytes + 1))
  await expectFieldError(page, logo(page), 'File size must be less than 20MB')
  await expectAccessible(page, 'a logo that is too large')
  await logo(page).setInputFiles(picture('sign.png'))
  await expectNoFieldError(logo(page))
  await expect(logo(page)).toHaveAccessibleDescription(/sign\.png/)
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(page.getByText('Choose an image, or drop it here')).toBeVisible()
  await expect(logo(page)).toBeFocused()
})

test('a logo can be dropped into its box, or pasted', async ({ page, signedIn }) => {
  await signedIn()
  await toSecondStep(page)
  const { name: fileName, mimeType, buffer } = picture('dropped.png')
  const dropped = await page.evaluateHandle(
    ([title, type, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], title, { type }))
      return data
    },
    [fileName, mimeType, buffer.toString('base64')] as const,
  )
  await logo(page).dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(page.getByText('Drop it here', { exact: true })).toBeVisible()
  await logo(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(logo(page)).toHaveAccessibleDescription(/dropped\.png/)
  await page.getByRole('button', { name: 'Remove image' }).click()
  await logo(page).evaluate(
    (field, clipboardData) => field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    dropped,
  )
  await expect(logo(page)).toHaveAccessibleDescription(/dropped\.png/)
})

test('without a file nothing is uploaded; with one, it is uploaded once, however often Next is pressed', async ({
  page,
  server,
  signedIn,
  quiet,
}) => {
  await signedIn()
  quiet.allow(/ERR_FAILED|Failed to load resource/)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(uploadContents.path)) uploads.push(request.url())
  })
  await toSecondStep(page)
  const free = await chooseFreeName(page)
  await page.route(create, (route) => route.abort(), { times: 2 })
  await next(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Server is unavailable' })).toBeVisible()
  expect(uploads).toHaveLength(0)
  await logo(page).setInputFiles(picture('sign.png'))
  await next(page).click()
  await expect.poll(() => uploads.length).toBe(1)
  await expect(page.getByRole('alert').filter({ hasText: 'Server is unavailable' })).toBeVisible()
  await expect(next(page)).toBeEnabled()
  const sent = page.waitForRequest(create)
  await next(page).click()
  const { branding } = (await sent).postDataJSON() as { branding: { logo_url: string } }
  await expect(page).toHaveURL('/welcome')
  expect(uploads).toHaveLength(1)
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', branding.logo_url)
  await page.goto('/organizations')
  const row = page.getByRole('row').filter({ hasText: free })
  await expect(row.locator('img')).toHaveAttribute('src', branding.logo_url)
  await page.goto(`${server.origin}/go/organizations/${free}`)
  await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 64)
})

test('while the logo travels: its progress, and nothing else can be pressed', async ({ page, signedIn }) => {
  await signedIn()
  await toSecondStep(page)
  await chooseFreeName(page)
  await logo(page).setInputFiles(picture('sign.png'))
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(upload, async (route) => {
    await released
    await route.continue()
  })
  await next(page).click()
  await expect(page.getByRole('progressbar', { name: 'Uploading the image' })).toBeVisible()
  await expect(next(page)).toHaveText(/Preparing\.\.\./)
  await expect(next(page)).toBeDisabled()
  await expect(next(page)).toHaveAttribute('aria-busy', 'true')
  await expect(cancel(page)).toBeDisabled()
  await expect(logo(page)).toBeDisabled()
  goOn()
  await expect(page).toHaveURL('/welcome')
})

test('an upload that fails says so beside the logo, and everything else stays', async ({ page, signedIn, quiet }) => {
  await signedIn()
  quiet.allow(/ERR_FAILED|status of (422|500)/)
  await toSecondStep(page)
  const free = await chooseFreeName(page)
  await logo(page).setInputFiles(picture('sign.png'))
  await page.route(upload, (route) => route.fulfill({ status: 201, json: [] }), { times: 1 })
  await next(page).click()
  await expectFieldError(page, logo(page), 'Failed to upload image. No URL returned.')
  await page.route(upload, (route) => route.abort(), { times: 1 })
  await next(page).click()
  await expectFieldError(page, logo(page), 'Failed to upload image. Please try again.')
  await expect(name(page)).toHaveValue(free)
  await logo(page).setInputFiles(brokenPicture())
  await expectNoFieldError(logo(page))
  await next(page).click()
  await expectFieldError(page, logo(page), 'Please select a valid image file (JPG, PNG, GIF, etc.)')
  await logo(page).setInputFiles(picture('sign.png'))
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
})
