/** A dark logo that lets through what is behind it, on dark pages: wherever it is shown, it stands on the same plate. */
import { uploadContents } from '@atrium/contract/content'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { picture } from './support/picture.ts'
import { inviteLink } from './support/steps/people-fixture.ts'

const [light, dark] = ['rgb(255, 255, 255)', 'rgb(242, 237, 228)']

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

/** What is behind each picture from that address. */
async function plates(page: Page, address: string): Promise<string[]> {
  const logos = page.locator(`img[src="${address}"]`)
  await expect(logos.first()).toBeVisible()
  return logos.evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor))
}

test('in lists, in the console, in its preview and its picker, at its door and on its site', async ({
  page,
  server,
  signedIn,
  newOrganization,
}) => {
  const owner = await signedIn()
  const organization = await newOrganization(owner)
  await page.goto(`/organizations/${organization}/settings`)
  const stored = page.waitForResponse(`**${uploadContents.path}`)
  await page.getByLabel('Logo', { exact: true }).setInputFiles(picture('sign.png'))
  const [{ url }] = (await (await stored).json()) as [{ url: string }]
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()

  // The preview draws both themes at once.
  expect(new Set(await plates(page, url))).toEqual(new Set([light, dark]))
  await page.goto('/organizations')
  expect(await plates(page, url)).toEqual([dark])
  await page.goto(`/organizations/${organization}/overview`)
  expect(await plates(page, url)).toEqual([dark])

  const { url: invite } = await inviteLink(server.origin, owner.session, organization)
  await page.goto(invite)
  expect(await plates(page, url)).toEqual([dark])
  const visitor = await page.context().browser()?.newContext({ colorScheme: 'dark' })
  const door = await visitor?.newPage()
  if (door === undefined) throw new Error('no browser')
  await door.goto(`${server.origin}/signin?redirect=${encodeURIComponent(`/go/organizations/${organization}`)}`)
  expect(await plates(door, url)).toEqual([dark])
  await door.goto(`http://${organization}.${server.hostDomain}/`)
  expect(await plates(door, url)).toEqual([dark])
  await visitor?.close()
})
