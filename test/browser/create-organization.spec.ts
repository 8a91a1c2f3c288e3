/** The wizard that creates an organization: every state and text, and what happens when things go wrong. */
import { findOrganizationByName } from '@atrium/contract/organizations'
import { uniqueName } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectAccessible } from './support/page-checks.ts'
import { picture } from './support/picture.ts'
import { expectFieldError, tabTo, typeInto } from './support/steps/fields.ts'
import { linesOf } from './support/steps/lines.ts'
import {
  cancel,
  chooseFreeName,
  create,
  displayName,
  logo,
  name,
  next,
  toSecondStep,
} from './support/steps/organization-wizard.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const lookup = `**${findOrganizationByName.path.replace(':name', '*')}`

test('the first step: Cancel leads to the start, the way to one’s own only for who has some', async ({
  page,
  withSession,
  newOrganization,
}) => {
  const person = await withSession()
  await page.goto('/signup/organization')
  await expect(page.getByRole('heading', { name: 'Create Organization Name' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'My organizations' })).toBeHidden()
  await newOrganization(person)
  await page.reload()
  await page.getByRole('link', { name: 'My organizations' }).click()
  await expect(page).toHaveURL('/organizations')
})

test(
  'the second step: warning, suffix, preview, and the name as it may be',
  everyRun,
  async ({ page, server, signedIn }) => {
    await signedIn()
    await toSecondStep(page)
    await expect(page.getByText(/^Workspace names can't be changed/)).toBeVisible()
    const preview = page.getByRole('figure', { name: 'Your address' })
    await expect(preview).toContainText(`http://hallofarches.${server.hostDomain}`)
    await name(page).fill('My Hall-2!')
    await expect(name(page)).toHaveValue('myhall2')
    await expect(name(page)).toHaveAccessibleDescription(new RegExp(`\\.${server.hostDomain}`))
    await expect(preview).toContainText(`http://myhall2.${server.hostDomain}`)
    await expectAccessible(page, 'the second step')
  },
)

test('on a narrow screen the domain behind the name breaks at its dots, and within no word', async ({
  page,
  server,
  signedIn,
}) => {
  await signedIn()
  const domain = 'learningplatform.riversideschools.example'
  await page.route('**/signup/organization', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll(`"${server.hostDomain}"`, `"${domain}"`)
    await route.fulfill({ response: answer, body })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await toSecondStep(page)
  const lines = await linesOf(page.getByText(`.${domain}`).last())
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/^\.[a-z.]+$/)
})

test('each step says where one is, and the last button what it does; neither scrolls in a laptop’s window', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.setViewportSize({ width: 1280, height: 800 })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.goto('/signup/organization')
  await expect(page.getByText('Step 1 of 2', { exact: true })).toBeVisible()
  expect(await height()).toBe(800)
  await toSecondStep(page)
  await expect(page.getByText('Step 2 of 2', { exact: true })).toBeVisible()
  await expect(next(page)).toHaveAccessibleDescription('Creates Hall of Arches at this address.')
  expect(await height()).toBe(800)
})

test('a workspace name that fits the display name is one press away, and is checked like a typed one', async ({
  page,
  server,
  signedIn,
}) => {
  await signedIn()
  await toSecondStep(page)
  await page.getByRole('button', { name: 'Use this: hallofarches' }).click()
  await expect(name(page)).toHaveValue('hallofarches')
  await expect(name(page)).toBeFocused()
  await expect(page.getByText(/^This domain is (available|already taken)\.$/)).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Your address' })).toContainText(
    `http://hallofarches.${server.hostDomain}`,
  )
  await expect(page.getByRole('button', { name: /^Use this/ })).toBeHidden()
})

test('a name is being checked, then available, taken, or not known', async ({
  page,
  signedIn,
  newOrganization,
  quiet,
}) => {
  const taken = await newOrganization(await signedIn())
  await toSecondStep(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(lookup, async (route) => {
    await answered
    await route.continue()
  })
  await name(page).fill(uniqueName('hall'))
  await expect(page.getByRole('status').filter({ hasText: 'Checking...' })).toBeVisible()
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'This domain is available.' })).toBeVisible()
  await page.unroute(lookup)
  await name(page).fill(taken)
  await expectFieldError(page, name(page), 'This domain is already taken.')

  quiet.allow(/status of 429/)
  const refusal = { code: 429, error: 'too_many_requests', message: 'Too many attempts. Please wait a moment.' }
  await page.route(lookup, (route) => route.fulfill({ status: 429, json: refusal }))
  await name(page).fill(uniqueName('hall'))
  await expectFieldError(page, name(page), refusal.message)
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
})

test('the welcome page leads to inviting people, beside the way in', async ({ page, signedIn }) => {
  await signedIn()
  await toSecondStep(page)
  const free = await chooseFreeName(page)
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.getByRole('link', { name: 'Invite people' }).click()
  await expect(page).toHaveURL(new RegExp(`/organizations/${free}/people.*invites`))
  await expect(page.getByText('No invites yet')).toBeVisible()
})

test('whoever goes back while the welcome page still loads finds nothing of what is made', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await toSecondStep(page)
  await chooseFreeName(page)
  const letGo = await hold(page, /\/assets\/.*welcome/i)
  await next(page).click()
  await expect(page).toHaveURL('/welcome')
  await expect(page.getByRole('heading', { name: 'Choose Custom Domain' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Create Organization Name' })).toBeVisible()
  expect(await displayName(page).inputValue()).toBe('')
  letGo()
  await expect(displayName(page)).toHaveValue('')
})

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' })
  test('the days of an organization are those of whoever creates it', async ({ page, signedIn }) => {
    await signedIn()
    await toSecondStep(page)
    const free = await chooseFreeName(page)
    await next(page).click()
    await expect(page).toHaveURL('/welcome')
    await page.goto(`/organizations/${free}/settings`)
    await expect(page.getByLabel('Time zone')).toHaveValue('America/Sao_Paulo')
  })
})

test('Back, Cancel and a reload lose nothing that was typed', async ({ page, signedIn }) => {
  await signedIn()
  await toSecondStep(page)
  await name(page).fill('halfway')
  await page.reload()
  await expect(name(page)).toHaveValue('halfway')
  await page.goBack()
  await expect(displayName(page)).toHaveValue('Hall of Arches')
  await page.goForward()
  await expect(name(page)).toHaveValue('halfway')
  await cancel(page).click()
  await expect(displayName(page)).toHaveValue('Hall of Arches')
})

const refusals = [
  [
    'organization_exists',
    409,
    'Organization already exists',
    'This workspace name already exits. Please select another name.',
  ],
  ['name_taken', 409, 'name already taken', 'This workspace name already exits. Please select another name.'],
  ['internal', 500, 'The roof is on fire.', 'The roof is on fire.'],
] as const

for (const [error, status, message, text] of refusals) {
  test(`refused with ${error}: “${text}”, and everything typed is still there`, async ({ page, signedIn, quiet }) => {
    await signedIn()
    quiet.allow(new RegExp(`status of ${status}`))
    await toSecondStep(page)
    const free = await chooseFreeName(page)
    await page.route(create, (route) => route.fulfill({ status, json: { code: status, error, message } }))
    await next(page).click()
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(name(page)).toHaveValue(free)
    await expect(page).toHaveURL('/signup/organization')
  })
}

test('the server’s sentence about the display name stands unchanged', async ({ page, signedIn, quiet }) => {
  await signedIn()
  quiet.allow(/status of 422/)
  const text =
    'Display name should start with a letter and only consist of letters, digits, and hyphens with 4-20 characters.'
  const json = { code: 422, error: 'invalid_input', message: 'x', errors: { displayName: text } }
  await toSecondStep(page)
  await chooseFreeName(page)
  await page.route(create, (route) => route.fulfill({ status: 422, json }))
  await next(page).click()
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
})

test('a school is called as in its language, and signs that are still being put together are left to the keyboard', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/signup/organization')
  await displayName(page).focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: "bei'jing", selectionStart: 8, selectionEnd: 8 })
  await expect(displayName(page)).toHaveValue("bei'jing")
  await keyboard.send('Input.insertText', { text: '北京“第一”中学' })
  await expect(displayName(page)).toHaveValue('北京第一中学')
  await displayName(page).fill('Escola São João')
  await next(page).click()
  await expect(page.getByText('The address where people find Escola São João.')).toBeVisible()
  await page.getByRole('button', { name: /escolasaojoao/ }).click()
  await expect(name(page)).toHaveValue('escolasaojoao')
})

test('what a field does not take is said as it is left out, and how much is too much', async ({
  page,
  withSession,
}) => {
  await withSession()
  await page.goto('/signup/organization')
  const field = displayName(page)
  await field.pressSequentially("St. Mary's & Co")
  await expect(field).toHaveValue('St Marys Co')
  await expect(page.getByText("Left out: . ' & (a display name can have letters, digits and spaces).")).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Left out')).toHaveCount(0)
  await field.fill('Saint Marys School of Arts')
  await expect(page.getByText('6 characters too many.')).toBeVisible()
  await next(page).click()
  await expectFieldError(
    page,
    field,
    'Display name should start with a letter and only consist of letters, digits, and hyphens with 4-20 characters.',
  )
  await expect(page.getByText('6 characters too many.')).toBeVisible()
  await expectAccessible(page, 'too long a display name')
  await field.fill('Saint Marys')
  await next(page).click()
  await name(page).pressSequentially('saint-marys')
  await expect(name(page)).toHaveValue('saintmarys')
  await expect(page.getByText('Left out: - (a workspace name can have letters and digits).')).toBeVisible()
})

test('by keyboard alone', async ({ page, withSession }) => {
  await withSession()
  await page.goto('/signup/organization')
  await typeInto(page, displayName(page), 'Hall of Arches')
  await page.keyboard.press('Enter')
  await typeInto(page, name(page), uniqueName('hall'))
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, logo(page))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(picture('sign.png'))
  await expect(page.getByText('sign.png').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Remove image' }))
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/welcome')
})
