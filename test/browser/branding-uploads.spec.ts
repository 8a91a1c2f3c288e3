/** Logos that are no pictures, or have no end: told of beside the field on every form, which keeps what was typed. */
import { uploadContents, uploadField } from '@atrium/contract/content'
import { multipartTimeoutMs, uploadMaxBytes, uploadMaxFiles } from '@atrium/contract/limits'
import { expect, test } from './support/fixtures.ts'
import { emptyPicture, picture } from './support/picture.ts'
import { expectFieldError } from './support/steps/fields.ts'
import { chooseFreeName, logo, name as workspace, next, toSecondStep } from './support/steps/organization-wizard.ts'

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>')

test('a logo with a script, a renamed one and one too large: told beside the field, on every form', async ({
  page,
  signedIn,
  newOrganization,
  quiet,
}, testInfo) => {
  test.slow()
  quiet.allow(/status of 4(13|22)/)
  const organization = await newOrganization(await signedIn())
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing }
  const renamed = { name: 'logo.png', mimeType: 'image/png', buffer: drawing }
  const large = await emptyPicture(testInfo.outputPath(), uploadMaxBytes + 1)
  const notImage = /Please select a valid image file/

  await page.goto(`/organizations/${organization}/settings`)
  const title = page.getByRole('textbox', { name: 'Display name' })
  await title.fill('Hall of Files')
  const setting = page.getByLabel('Logo', { exact: true })
  for (const [file, text] of [
    [svg, notImage],
    [renamed, notImage],
    [large, /File size must be less than 20MB/],
  ] as const) {
    await setting.setInputFiles(file)
    await expect(setting).toHaveAccessibleDescription(text)
    await expect(title).toHaveValue('Hall of Files')
  }
  await setting.setInputFiles(picture('sign.png'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()

  await toSecondStep(page)
  const free = await chooseFreeName(page)
  await logo(page).setInputFiles(svg)
  await expectFieldError(page, logo(page), 'Please select a valid image file (JPG, PNG, GIF, etc.)')
  await logo(page).setInputFiles(large)
  await expectFieldError(page, logo(page), 'File size must be less than 20MB')
  await logo(page).setInputFiles(renamed)
  await next(page).click()
  await expectFieldError(page, logo(page), 'Please select a valid image file (JPG, PNG, GIF, etc.)')
  await expect(workspace(page)).toHaveValue(free)

  await page.goto('/authors/create')
  await page.getByLabel('Publisher Name').fill('Hall Press')
  await page.getByRole('button', { name: 'Next' }).click()
  const cover = page.locator('input[type="file"]')
  await cover.setInputFiles(renamed)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cover).toHaveAccessibleDescription(notImage)
  await cover.setInputFiles(large)
  await expect(cover).toHaveAccessibleDescription(/File size must be less than/)
})

test('a logo without an end is refused while it arrives, and the server goes on answering', async ({
  server,
  registered,
}) => {
  const { session } = await registered()
  const boundary = 'part-of-a-logo'
  const part = `Content-Disposition: form-data; name="${uploadField}"; filename="logo.png"\r\nContent-Type: image/png`
  const block = new Uint8Array(256 * 1024)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
      stream.enqueue(Buffer.concat([Buffer.from(`--${boundary}\r\n${part}\r\n\r\n`), png]))
    },
    pull(stream) {
      sent += block.length
      stream.enqueue(block)
    },
  })
  const headers = {
    authorization: `Bearer ${session.idToken}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  // Node asks for `duplex` where the types of the browser do not know it.
  const endless = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const status = await fetch(server.origin + uploadContents.path, endless)
    .then((answer) => answer.status)
    // Whoever goes on sending once the server has said no may find the connection closed.
    .catch(() => 'closed')
  expect(['closed', 413, 422]).toContain(status)
  expect(sent).toBeLessThan(uploadMaxFiles * uploadMaxBytes + 16 * 1024 * 1024)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
})

test('a logo that a slow line does not let through in time is kept, and sent again when asked', async ({
  page,
  signedIn,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/net::ERR/)
  // The time for an upload is over at once.
  await page.addInitScript(
    ([limit, short]) => {
      const whole = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => whole(ms === limit ? short : ms)
    },
    [multipartTimeoutMs, 1_500] as const,
  )
  const organization = await newOrganization(await signedIn())
  await page.goto(`/organizations/${organization}/settings`)
  await page.route(`**${uploadContents.path}`, () => undefined)
  const setting = page.getByLabel('Logo', { exact: true })
  await setting.setInputFiles(picture('sign.png'))
  await expect(setting).toHaveAccessibleDescription(/sign\.png The upload took too long\./)
  await expect(page.getByText('Server is unavailable')).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(setting).not.toHaveAccessibleDescription(/sign\.png/)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await setting.setInputFiles(picture('sign.png'))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(`**${uploadContents.path}`)
  await again.click()
  await expect(again).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
})
