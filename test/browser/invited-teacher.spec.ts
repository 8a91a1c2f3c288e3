/** The invited teacher's whole way, on a phone: mail or code, what it offers, an account, the school's own site. */
import { newPerson } from '../support/account-client.ts'
import { everyRun, expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { invitedTo } from './support/servers/mailbox.ts'
import { inviteLink } from './support/steps/people-fixture.ts'
import { fillAccountForm, signInOnPage } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

const create = /sign up|create/i

test('by mail, new here: what it is, an account with the address filled in, confirmed, the school’s site', async ({
  page,
  server,
  quiet,
  registered,
  newOrganization,
  readActionLink,
}) => {
  quiet.allow(/status of 403.*invites\/success/)
  const owner = await registered()
  const name = await newOrganization(owner, 'Riverside School')
  const teacher = newPerson({ firstName: 'Gina', lastName: 'Guest' })
  await inviteLink(server.origin, owner.session, name, { email: teacher.email, role: 'staff' })
  await page.goto(await invitedTo(server.origin, teacher.email))
  await expect(page.getByRole('heading', { name: 'You are invited to Riverside School' })).toBeVisible()
  await expect(page.getByText('You are invited to Riverside School as Staff.')).toBeVisible()
  await expect(page.getByText(`${owner.firstName} ${owner.lastName} invited you.`)).toBeVisible()
  await expect(page.getByText(`This invite is for ${teacher.email}.`)).toBeVisible()
  await expectAccessible(page, 'invitation')
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(teacher.email)
  await fillAccountForm(page, teacher)
  await page.getByRole('button', { name: create }).click()
  await expect(page.getByRole('heading', { name: 'One more step to join Riverside School' })).toBeVisible()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`We sent a link to ${teacher.email}.`)).toBeVisible()
  await page.goto(await readActionLink(teacher.email, 'verifyEmail'))
  await expect(page.getByText('You belong to Riverside School now.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
  await expect(page.getByText('You are signed in to Riverside School.')).toBeVisible()
})

test('by link, new here: sign-up leads to the school’s site, and no wizard is met', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Riverside School')
  const { url } = await inviteLink(server.origin, owner.session, name)
  const learner = newPerson()
  await page.goto(url)
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/signup')
  await page.goto('/signup/email')
  await expect(page.getByText('To join Riverside School')).toBeVisible()
  await fillAccountForm(page, learner)
  await page.getByRole('button', { name: create }).click()
  await expect(page.getByText('You belong to Riverside School now.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
})

test('by code, new here: typed before there is an account, and the school’s site at the end', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Riverside School')
  const { code } = await inviteLink(server.origin, owner.session, name)
  const learner = newPerson()
  await page.goto('/join')
  await page.getByLabel('Code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'You are invited to Riverside School' })).toBeVisible()
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.goto('/signup/email')
  await fillAccountForm(page, learner)
  await page.getByRole('button', { name: create }).click()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
})

test(
  'by link, with an account: signed in for it, a member on the list',
  everyRun,
  async ({ page, server, registered, newOrganization }) => {
    const owner = await registered()
    const name = await newOrganization(owner, 'Riverside School')
    const { url } = await inviteLink(server.origin, owner.session, name)
    await page.goto(url)
    await page.getByRole('link', { name: 'I have an account' }).click()
    await signInOnPage(page, await registered())
    await expect(page.getByText('You belong to Riverside School now.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Riverside School/ })).toBeVisible()
  },
)

test('an ended invite says so and whom to ask, signed out and signed in; a garbled one names nobody', async ({
  page,
  server,
  quiet,
  withSession,
  registered,
  newOrganization,
}) => {
  // Whoever is signed in may have accepted it themselves: that is tried.
  quiet.allow(/status of 400.*invites\/(preview|success)/)
  const owner = await registered()
  const name = await newOrganization(owner, 'Riverside School')
  const { id, url } = await inviteLink(server.origin, owner.session, name)
  await fetch(`${server.origin}/api/users/invites/${id}?organization=${name}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${owner.session.idToken}` },
  })
  const verdict = page.getByText('This invite no longer works. Ask Riverside School for a new one.')
  await page.goto(url)
  await expect(verdict).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByLabel('Username or email')).toBeVisible()
  await withSession()
  await page.goto(url)
  await expect(verdict).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/organizations')
  await page.goto(`${server.origin}/signin?invite=garbled`)
  await expect(page.getByText('This invite no longer works. Ask whoever invited you for a new one.')).toBeVisible()
})
