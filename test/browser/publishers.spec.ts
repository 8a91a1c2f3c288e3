/** Publishers: the list and the wizard, every state and text. */
import { authorsMembership, createAuthor } from '@atrium/contract/authors'
import { uploadContents } from '@atrium/contract/content'
import { acceptAuthorInvite, acceptInvite, createAuthorInvite, createInvite } from '@atrium/contract/people/invites'
import type { Page } from '@playwright/test'
import { authorsOf, makeAuthor, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { picture, textFile } from './support/picture.ts'
import { expectFieldError, expectNoFieldError, tabTo, typeInto } from './support/steps/fields.ts'
import { answerSignIn, signOut } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const create = `**${createAuthor.path}`
const upload = `**${uploadContents.path}`
const list = `**${authorsMembership.path}*`

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const nameField = (page: Page) => page.getByLabel('Publisher Name')
const image = (page: Page) => page.getByLabel('Publisher image')
const next = (page: Page) => page.getByRole('button', { name: /^(Next|Preparing\.\.\.)$/ })

async function toSecondStep(page: Page, name: string): Promise<void> {
  await page.goto('/authors/create')
  await nameField(page).fill(name)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeVisible()
}

test.describe('the list', () => {
  test('needs a sign-in, and leads back after it', async ({ page }) => {
    await page.goto('/authors')
    await expect(page).toHaveURL('/signin?redirect=%2Fauthors')
  })

  test('empty: what it says, the order that stays, and the two ways to the first publisher', async ({
    page,
    signedIn,
  }) => {
    await signedIn()
    await page.getByRole('link', { name: 'Publishers' }).click()
    await expect(page).toHaveURL('/authors')
    await expect(page.getByRole('heading', { level: 1, name: 'Publishers' })).toBeVisible()
    await expect(page.getByText('Oops! No Publisher Found', { exact: true })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Filter Publisher' })).toBeHidden()
    await expect(page.getByRole('table')).toBeHidden()
    await expectAccessible(page, 'no publishers')
    await page.getByRole('link', { name: 'Create a publisher' }).click()
    await expect(page).toHaveURL('/authors/create')
    await page.goBack()
    const add = page.getByRole('link', { name: 'Add Publisher' })
    await add.hover()
    await expect(page.getByRole('tooltip', { name: 'Add Publisher' })).toBeVisible()
    await add.click()
    await expect(page).toHaveURL('/authors/create')
  })

  test('rows, order, filter, pages', async ({ page, server, signedIn }) => {
    const person = await signedIn()
    const names = 'ABCDEFGHIJKL'.split('').map((letter) => `Press ${letter}`)
    for (const name of names) await makeAuthor(server.origin, person.session, name)
    await page.goto('/authors')
    await expect(page.getByText('1 - 10 of 12', { exact: true })).toBeVisible()
    await expect(rows(page).first()).toContainText('Press A')
    await expect(rows(page).first().getByRole('cell').nth(1)).toHaveText(/^@press-a/)
    await expect(rows(page).first().locator('img')).toHaveJSProperty('complete', true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('11 - 12 of 12', { exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20')
    await expect(page.getByText('1 - 12 of 12', { exact: true })).toBeVisible()
    await column(page, 'Publisher').getByRole('button').click()
    await expect(rows(page).first()).toContainText('Press L')
    await expect(column(page, 'Publisher')).toHaveAttribute('aria-sort', 'descending')
    await expectAccessible(page, 'publishers')
    await page.getByPlaceholder('Filter Publisher').fill('press c')
    await expect(rows(page)).toHaveText([/Press C/])
    await page.getByRole('searchbox', { name: 'Filter Publisher' }).fill('nobody')
    await expect(page.getByText('Oops! No Publisher Found', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(rows(page)).toHaveCount(12)
  })

  test('a row opens the publisher’s site in a new tab, signed in', async ({ page, server, withSession }) => {
    const person = await withSession()
    const { author_id } = await makeAuthor(server.origin, person.session, 'Ada Press')
    await page.goto('/authors')
    await expect(rows(page).getByRole('link', { name: 'Ada Press' })).toHaveAttribute(
      'href',
      `/go/authors/${author_id}`,
    )
    const opened = page.waitForEvent('popup')
    await rows(page).click()
    const tab = await opened
    await expect(tab).toHaveURL(`http://studio.${server.hostDomain}/@${author_id}`)
    await expect(tab.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  })

  test('that could not be loaded says so, and is loaded again', async ({ page, signedIn, quiet }) => {
    await signedIn()
    quiet.allow(/ERR_FAILED|Failed to load resource/)
    await page.route(list, (route) => route.abort())
    await page.goto('/authors')
    await expect(page.getByRole('alert').filter({ hasText: 'Your publishers could not be loaded.' })).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Oops! No Publisher Found')).toBeVisible()
  })
})

test.describe('while an invite is being accepted', () => {
  async function invite(origin: string, idToken: string, path: string, body: object): Promise<string> {
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { token: string }).token
  }

  test('the lists say so, and then show what was joined', async ({ page, server, registered, newOrganization }) => {
    const owner = await registered()
    const { author_id } = await makeAuthor(server.origin, owner.session, 'Inviting Press')
    const organization = await newOrganization(owner, 'Inviting House')
    const { idToken } = owner.session
    const toPress = await invite(server.origin, idToken, createAuthorInvite.path, { author_id })
    const invites = `${createInvite.path}?organization=${organization}`
    const toHouse = await invite(server.origin, idToken, invites, {})
    const guest = await registered()
    for (const [path, parameter, token, accept, joined] of [
      ['/authors', 'authorInvite', toPress, acceptAuthorInvite.path, 'Inviting Press'],
      ['/organizations', 'invite', toHouse, acceptInvite.path, 'Inviting House'],
    ] as const) {
      const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
      await page.route(`**${accept}`, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`/signin?${parameter}=${token}`)
      await page.getByRole('link', { name: 'I have an account' }).click()
      await answerSignIn(page, guest)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('status').filter({ hasText: 'Accepting Invite...' })).toBeVisible()
      goOn()
      await expect(rows(page)).toContainText([joined])
      await expect(page.getByText('Accepting Invite...')).toBeHidden()
      await signOut(page, guest)
      await expect(page).toHaveURL('/')
    }
  })
})

test.describe('the wizard', () => {
  test('step 1: the name is required, Cancel leads to the list, one’s own only for who has some', async ({
    page,
    server,
    withSession,
  }) => {
    const person = await withSession()
    await page.goto('/authors/create')
    await next(page).click()
    await expectFieldError(page, nameField(page), 'Please Enter Valid organization name!')
    await nameField(page).fill('   ')
    await expectFieldError(page, nameField(page), 'Please Enter Valid organization name!')
    await nameField(page).fill('Ada Press')
    await expectNoFieldError(nameField(page))
    await expect(page.getByRole('link', { name: 'Looking for a publisher? My publishers.' })).toBeHidden()
    await expectAccessible(page, 'the publisher’s name')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/authors')
    await makeAuthor(server.origin, person.session, 'Ada Press')
    await page.goto('/authors/create')
    await page.getByRole('link', { name: 'Looking for a publisher? My publishers.' }).click()
    await expect(page).toHaveURL('/authors')
  })

  test('Back and a reload lose nothing that was typed', async ({ page, signedIn }) => {
    await signedIn()
    await toSecondStep(page, 'Ada Press')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(nameField(page)).toHaveValue('Ada Press')
    await page.goForward()
    await image(page).setInputFiles(picture('ada.png'))
    await page.goBack()
    await next(page).click()
    await expect(page.getByText('ada.png').first()).toBeVisible()
  })

  test('without an image it goes to the new site, signed in, and Back does not offer it again', async ({
    page,
    server,
    withSession,
  }) => {
    const person = await withSession()
    await page.goto('/authors')
    await toSecondStep(page, 'Ada Press')
    await next(page).dblclick()
    await expect(page).toHaveURL(new RegExp(`^http://studio\\.${server.hostDomain}/@ada-press`))
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    expect(await authorsOf(server.origin, person.session)).toEqual(['Ada Press'])
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeHidden()
  })

  test('the image: hint, preview, progress, both images, and uploaded once', async ({ page, signedIn, quiet }) => {
    await signedIn()
    quiet.allow(/ERR_FAILED|Failed to load resource/)
    await toSecondStep(page, 'Ada Press')
    await expect(page.getByText('JPG, PNG, under 2MB', { exact: true })).toBeVisible()
    await expectAccessible(page, 'the publisher’s image')
    await image(page).setInputFiles(textFile())
    await expectFieldError(page, image(page), 'Please select a valid image file (JPG, PNG, GIF, etc.)')
    await image(page).setInputFiles(picture('ada.png'))
    await expectNoFieldError(image(page))

    let uploads = 0
    const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
    await page.route(upload, async (route) => {
      uploads += 1
      await released
      await route.continue()
    })
    await page.route(create, (route) => route.abort(), { times: 1 })
    await next(page).click()
    await expect(page.getByRole('progressbar', { name: 'Uploading the image' })).toBeVisible()
    await expect(next(page)).toHaveText(/Preparing\.\.\./)
    await expect(next(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
    await expect.poll(() => uploads).toBe(1)
    goOn()
    await expect(page.getByRole('alert').filter({ hasText: 'Server is unavailable' })).toBeVisible()
    const sent = page.waitForRequest(create)
    await next(page).click()
    const body = (await sent).postDataJSON() as Record<string, string>
    expect(body).toMatchObject({ name: 'Ada Press', banner_image_url: body['profile_image_url'] })
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 64)
    expect(uploads).toBe(1)
  })

  test('when only the answer was lost, trying again arrives at the same publisher', async ({
    page,
    server,
    signedIn,
    quiet,
  }) => {
    const person = await signedIn()
    quiet.allow(/ERR_FAILED|Failed to load resource/)
    const name = uniqueName('Lost ')
    await toSecondStep(page, name)
    await page.route(
      create,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await next(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Server is unavailable' })).toBeVisible()
    await next(page).click()
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    expect(await authorsOf(server.origin, person.session)).toEqual([name])
  })

  test('an upload that fails says so beside the image', async ({ page, signedIn, quiet }) => {
    await signedIn()
    quiet.allow(/status of 500/)
    await toSecondStep(page, 'Ada Press')
    await image(page).setInputFiles(picture('ada.png'))
    await page.route(upload, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await next(page).click()
    await expectFieldError(page, image(page), 'Failed to upload image. Please try again.')
    await page.route(upload, (route) => route.fulfill({ status: 201, json: [] }), { times: 1 })
    await next(page).click()
    await expectFieldError(page, image(page), 'Failed to upload image. No URL returned.')
    await expect(page.getByText('ada.png').first()).toBeVisible()
  })

  test('by keyboard alone', async ({ page, withSession }) => {
    await withSession()
    await page.goto('/authors')
    await tabTo(page, page.getByRole('link', { name: 'Add Publisher' }))
    await page.keyboard.press('Enter')
    await typeInto(page, nameField(page), 'Ada Press')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Choose an image' })).toBeFocused()
    await tabTo(page, next(page))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })
})
