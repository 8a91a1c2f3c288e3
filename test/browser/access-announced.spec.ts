/**
 * What somebody hears who does not see the page, in signing up, signing in, inviting and importing: where the focus
 * is, by the accessibility tree, and what is told, each error, each wait and each success once.
 */
import type { Page } from '@playwright/test'
import { newPerson, uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { focusedNode, listenTo } from './support/access/announced.ts'
import { rosterZip, schoolFiles } from '../../server/src/testing/fixtures/roster-archives.ts'
import { inviteLink } from './support/steps/people-fixture.ts'
import { answerSignIn, fillAccountForm } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const focus = (page: Page, what: string) => expect.poll(() => focusedNode(page), `${what}: where the focus is`)

test('sign-up', async ({ page, registered }) => {
  const { expectTold } = await listenTo(page)
  const taken = await registered()
  const person = newPerson()
  await page.goto('/signup')
  await focus(page, 'at first').toBe('textbox, Username')
  await page.keyboard.type(taken.username)
  await expectTold('a taken username', ['status: Checking', 'alert: This username is taken, please try another one.'])
  await focus(page, 'a taken username').toBe('textbox, Username, This username is taken, please try another one.')
  await page.getByLabel('Username').fill(person.username)
  await expectTold('a free one', ['status: Checking', `status: ${person.username} is available.`])
  await page.keyboard.press('Enter')
  await focus(page, 'the next step').toBe('heading, Create your account')
  await page.getByRole('link', { name: 'Sign up with email' }).press('Enter')
  await focus(page, 'the form').toBe('heading, Create an account')
  await expectTold('no more than the headings', [])

  await page.getByRole('button', { name: 'Sign up' }).press('Enter')
  await expectTold('nothing typed', [
    'alert: Email is required',
    'alert: First name is required',
    'alert: Last name is required',
    'alert: Password is required',
    'alert: Confirm password is required',
  ])
  await focus(page, 'the first that is wrong').toBe('textbox, Email, Email is required')
  await fillAccountForm(page, person)
  await expectTold('the password', ['status: Your password very strong now!'])
  const letGo = await hold(page, '**/accounts:signUp*')
  await page.getByRole('button', { name: 'Sign up' }).press('Enter')
  await expectTold('the account is made', ['status: Creating your account'])
  letGo()
  await expect(page).toHaveURL('/signup/organization')
  await expectTold('the two seconds', ['status: Getting things ready'])
  await focus(page, 'arrived').toBe('textbox, Display name, 4 to 20 characters, starting with a letter.')
})

test('sign-in', async ({ page, registered }) => {
  const { expectTold } = await listenTo(page)
  const person = await registered()
  await page.goto('/signin')
  await focus(page, 'at first').toBe('textbox, Username or email')
  await page.keyboard.press('Enter')
  await expectTold('nothing typed', ['alert: Email is required'])
  await focus(page, 'nothing typed').toBe('textbox, Username or email, Email is required')
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Enter')
  await expectTold('nobody', ['alert: User not found'])
  await focus(page, 'nobody').toBe('textbox, Username or email, User not found')

  const letGo = await hold(page, '**/api/users/profile/getuser*')
  await page.getByLabel('Username or email').fill(person.email)
  await page.keyboard.press('Enter')
  await expectTold('a long wait', ['status: Looking up your account'])
  letGo()
  await focus(page, 'the password').toBe('textbox, Password')
  await page.keyboard.type('not it')
  await page.keyboard.press('Enter')
  await expectTold('a wrong password', ['alert: Wrong password. Try again or click Forgot password.'])
  await focus(page, 'a wrong password').toBe('textbox, Password, Wrong password. Try again or click Forgot password.')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/organizations')
  await focus(page, 'signed in').toBe('heading, Organizations')
  await expectTold('that there is nothing yet', [/^status: No Organization Found/])
})

test('a forgotten password', async ({ page, registered }) => {
  const { expectTold } = await listenTo(page)
  const person = await registered()
  await page.goto('/signin')
  await page.getByLabel('Username or email').fill(person.email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Forgot password?' }).press('Enter')
  await focus(page, 'the view').toBe('heading, Forget your password?')
  await page.getByRole('button', { name: 'Reset password' }).press('Enter')
  await expectTold('sent', ['status: A link to reset your password has been emailed.'])
})

test('an invite: given, opened, accepted', async ({
  page,
  browser,
  server,
  withSession,
  registered,
  newOrganization,
}) => {
  const owner = await withSession()
  const name = await newOrganization(owner, 'Arch School')
  const { expectTold } = await listenTo(page)
  await page.goto(`/organizations/${name}/people/invites`)
  await expect(page.getByText('No invites yet')).toBeVisible()
  await expectTold('no invites', [/^status: No invites yet/])
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter')
  await focus(page, 'the dialog').toBe('textbox, Email')
  await page.keyboard.press('Enter')
  await expectTold('nothing typed', ['alert: Email is required'])
  await focus(page, 'nothing typed').toBe('textbox, Email, Email is required')
  const address = `${uniqueName('gina')}@example.com`
  await page.keyboard.type(address)
  const letGo = await hold(page, '**/api/users/invites?*')
  await page.keyboard.press('Enter')
  await expectTold('a long wait', ['status: One moment.'])
  letGo()
  await expectTold('invited', [`status: User Create Successfully! ${address} is invited.`])
  // The button stood where there were no invites, and went with that.
  await focus(page, 'the page').toBe('heading, People of Arch School')

  const invited = await registered()
  const { url } = await inviteLink(server.origin, owner.session, name)
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })
  const theirs = await context.newPage()
  const ears = await listenTo(theirs)
  const show = await hold(theirs, '**/api/users/invites/preview')
  await theirs.goto(url)
  await ears.expectTold('on its way', ['status: Opening your invite'])
  show()
  await ears.expectTold('the invite', ['status: You are invited to Arch School as User.'])
  await theirs.getByRole('link', { name: 'I have an account' }).press('Enter')
  await ears.expectTold('what for', ['status: To join Arch School'])
  await answerSignIn(theirs, invited)
  await expect(theirs.getByText('You belong to Arch School now.').first()).toBeVisible()
  await context.close()
})

test('an import: looked at, sent, done', async ({ page, withSession, newOrganization }) => {
  const owner = await withSession()
  const name = await newOrganization(owner, 'Arch School')
  const { expectTold } = await listenTo(page)
  await page.goto(`/organizations/${name}/people/import`)
  await page.getByLabel('Addresses or CSV').fill(`${uniqueName('gina')}@example.com\nnobody`)
  await page.getByRole('button', { name: 'Check the list' }).press('Enter')
  await expectTold('looked at', ['status: 1 to invite, 1 to skip'])
  await focus(page, 'looked at').toBe('heading, Invite many')
  await page.getByRole('button', { name: 'Send 1 invite' }).press('Enter')
  await expect(page.getByRole('link', { name: 'See invites' })).toBeVisible()
  await expectTold('done', [
    'status: Sending the invites',
    'status: 1 invited, 1 skipped',
    'status: User Create Successfully!',
  ])
  await focus(page, 'done').toBe('heading, People of Arch School')
})

test('somebody for a class, looked for and not found', async ({ page, withSession, newOrganization }) => {
  const owner = await withSession()
  const name = await newOrganization(owner, 'Arch School')
  const { expectTold } = await listenTo(page)
  await page.goto(`/organizations/${name}/people/classes`)
  await expectTold('no class', [/^status: No class yet/])
  await page.getByRole('button', { name: 'Add a class' }).first().press('Enter')
  await focus(page, 'the dialog').toBe('textbox, Name')
  await page.getByRole('dialog').getByRole('searchbox').fill('nobody at all')
  await expectTold('nobody', ['status: Nobody found'])
})

test('an organization to switch to, looked for and not found', async ({ page, withSession, newOrganization }) => {
  const owner = await withSession()
  const name = await newOrganization(owner, 'Arch School')
  // More than are shown: only then they are searched.
  for (let count = 0; count < 10; count += 1) await newOrganization(owner, `Hall ${count}`)
  const { expectTold } = await listenTo(page)
  await page.goto(`/organizations/${name}/timeline`)
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to another' }).press('Enter')
  await focus(page, 'the search').toBe('searchbox, Filter: Search by name')
  await expectTold('nothing but what is there', [])
  const letGo = await hold(page, /\/organizations\/membership\?.*nosuchname/)
  await page.keyboard.type('nosuchname')
  await expectTold('there is no publisher at all', ['status: None of your publishers has this name.'])
  letGo()
  await expectTold('no organization', ['status: None of your organizations has this name.'])
})

test('a roster: chosen, looked through', async ({ page, withSession, newOrganization }) => {
  const name = await newOrganization(await withSession(), 'Arch School')
  const { expectTold } = await listenTo(page)
  await page.goto(`/organizations/${name}/people/rosters`)
  await expect(page.getByLabel('Choose a ZIP archive')).toBeAttached()
  const files = schoolFiles([{ id: 'teacher', role: 'teacher', email: 'teacher@example.com', classes: ['first'] }], {
    first: '1b',
  })
  const archive = { name: 'roster.zip', mimeType: 'application/zip', buffer: Buffer.from(rosterZip({ files })) }
  await page.getByLabel('Choose a ZIP archive').setInputFiles(archive)
  await expectTold('chosen', ['status: roster.zip'])
  await page.getByRole('button', { name: 'Upload and check' }).press('Enter')
  await expect(page).toHaveURL(/rosters\/[0-9a-f-]{36}$/)
  await expectTold('looked through', ['status: Checked'])
  await page.getByLabel('Show').selectOption('Leaving')
  await expectTold('nothing', ['status: Nothing of this kind'])
})
