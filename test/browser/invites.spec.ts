/** Invites: by mail, link, sheet and list; accepted, switched, refused. */
import { makeAuthor, newPerson } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { invitedTo } from './support/servers/mailbox.ts'
import { inviteLink } from './support/steps/people-fixture.ts'
import { answerSignIn, fillAccountForm, signInAs, signInOnPage } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an invite by mail survives sign-up and waits until the address is confirmed', async ({
  page,
  browser,
  server,
  quiet,
  withSession,
  newOrganization,
  readActionLink,
}) => {
  quiet.allow(/status of 403.*invites\/success/)
  const owner = await withSession()
  const name = await newOrganization(owner, 'Arch School')
  const guest = newPerson({ firstName: 'Gina', lastName: 'Guest' })
  await page.goto(`/organizations/${name}/people?view=invites`)
  await expect(page.getByText('No invites yet')).toBeVisible()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Email').fill(guest.email)
  await dialog.getByLabel('Role').selectOption('Staff')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`User Create Successfully! ${guest.email} is invited.`)).toBeVisible()

  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await theirs.goto(await invitedTo(server.origin, guest.email))
  await expect(theirs).toHaveURL('/signin')
  await theirs.getByRole('link', { name: 'Create account' }).click()
  await expect(theirs.getByText('To join Arch School')).toBeVisible()
  await expect(theirs.getByLabel('Email')).toHaveValue(guest.email)
  await fillAccountForm(theirs, guest)
  await theirs.getByRole('button', { name: /sign up|create/i }).click()
  await expect(theirs).toHaveURL('/invite')
  await expect(theirs.getByText(`Please confirm ${guest.email} to accept your invite.`)).toBeVisible()
  await theirs.getByRole('button', { name: 'Send me the link' }).click()
  await expect(theirs.getByText(`We sent a link to ${guest.email}.`)).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Send again' })).toBeEnabled()
  const telephone = await browser.newContext({ baseURL: server.origin })
  const confirming = await telephone.newPage()
  await confirming.goto(await readActionLink(guest.email, 'verifyEmail'))
  await expect(confirming).toHaveURL('/signin')
  await telephone.close()
  await theirs.getByRole('button', { name: 'I have confirmed it' }).click()
  await expect(theirs.getByText('You belong to Arch School now.')).toBeVisible()
  await expect(theirs).toHaveURL(new RegExp(`^http://${name}\\.`))
  await context.close()
})

test('an invite for somebody else says so, and offers to switch the account', async ({
  page,
  server,
  quiet,
  registered,
  newOrganization,
}) => {
  quiet.allow(/status of 403.*invites\/success/)
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const meant = await registered()
  const wrong = await registered()
  await inviteLink(server.origin, owner.session, name, { email: meant.email })
  const link = await invitedTo(server.origin, meant.email)
  await signInAs(page, wrong)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invite is for another account' })).toBeVisible()
  // Once, with what to do about it.
  await expect(page.getByText(meant.email)).toHaveCount(1)
  await expect(page.getByText(`Sign in with ${meant.email} to accept it.`)).toBeVisible()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByRole('heading', { name: 'You are invited to Arch School' })).toBeVisible()
  await page.getByRole('link', { name: 'I have an account' }).click()
  await expect(page.getByLabel('Username or email')).toHaveValue(meant.email)
  await signInOnPage(page, meant)
  await expect(page.getByText(`Please confirm ${meant.email} to accept your invite.`)).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await expect(page.getByText('No Organization Found')).toBeVisible()
  await expect(page.getByText(`Please confirm ${meant.email}`)).toBeHidden()
})

test('a link is shown once with code and picture, and lets in as many as it says', async ({
  page,
  browser,
  server,
  registered,
  withSession,
  newOrganization,
}) => {
  const owner = await withSession()
  const name = await newOrganization(owner, 'Arch School')
  await page.goto(`/organizations/${name}/people?view=invites`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('radio', { name: 'Link or code' }).check()
  await page.getByLabel('How many people').fill('0')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('The number of uses must be a whole number from 1 to 10000.')).toBeVisible()
  await page.getByLabel('How many people').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
  const fresh = page.getByRole('dialog', { name: 'Your invite' })
  await expect(fresh.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  const url = await fresh.getByLabel('Link', { exact: true }).inputValue()
  const code = await fresh.getByLabel('Code', { exact: true }).inputValue()
  expect(url).toContain('/signin?invite=')
  await fresh.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('0 of 2 used')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.origin })
  const byLink = await context.newPage()
  const first = await registered()
  await byLink.goto(url)
  await byLink.getByRole('link', { name: 'I have an account' }).click()
  await signInOnPage(byLink, first)
  await expect(byLink.getByText('You belong to Arch School now.')).toBeVisible()
  await context.close()

  const other = await browser.newContext({ baseURL: server.origin })
  const byCode = await other.newPage()
  await signInAs(byCode, await registered())
  await byCode.goto('/join')
  await byCode.getByRole('button', { name: 'Next' }).click()
  await expect(byCode.getByText('Please enter the code.')).toBeVisible()
  await byCode.getByLabel('Code').fill('AAAAA-AAAAA')
  await byCode.getByRole('button', { name: 'Next' }).click()
  await expect(byCode.getByText('This invite is not valid. Please ask for a new one.')).toBeVisible()
  await byCode.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '))
  await byCode.getByRole('button', { name: 'Next' }).click()
  await expect(byCode.getByText('You are invited to Arch School as User.')).toBeVisible()
  await expect(byCode.getByText(`${owner.firstName} ${owner.lastName} invited you.`)).toBeVisible()
  await byCode.getByRole('button', { name: 'Join' }).click()
  await expect(byCode).toHaveURL('/organizations')
  await expect(byCode.getByRole('link', { name: /^Arch School/ })).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByText('2 of 2 used')).toBeVisible()
})

test('what another tab stores meanwhile neither accepts twice nor hides that one belongs', async ({
  page,
  context,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const { url } = await inviteLink(server.origin, owner.session, await newOrganization(owner, 'Arch School'))
  await signInAs(page, await registered())
  const another = await context.newPage()
  await another.goto('/terms')

  let asked = 0
  const stored = Promise.withResolvers<void>()
  await page.route('**/invites/success', async (route) => {
    asked += 1
    await stored.promise
    await route.continue()
  })
  const asking = page.waitForRequest('**/invites/success')
  await page.goto(url)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await asking
  const change = await page.evaluateHandle(() => ({
    heard: new Promise<void>((resolve) => addEventListener('storage', () => resolve(), { once: true })),
  }))
  await another.evaluate(() => localStorage.setItem('elsewhere', 'in another tab'))
  await change.evaluate(({ heard }) => heard)
  stored.resolve()
  await expect(page.getByText('You belong to Arch School now.')).toBeVisible()
  expect(asked).toBe(1)
})

test('an invite ends by hand, and a new link is made in its place', async ({
  page,
  server,
  withSession,
  newOrganization,
}) => {
  const owner = await withSession()
  const name = await newOrganization(owner)
  await inviteLink(server.origin, owner.session, name)
  await page.goto(`/organizations/${name}/people?view=invites`)
  await page.getByRole('button', { name: /^New link: Anybody/ }).click()
  await page.getByRole('dialog', { name: 'Your invite' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Cancel invite: Anybody/ }).click()
  await expect(page.getByText('The invite is cancelled.')).toBeVisible()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('an owner invites to a publisher by link, and whoever follows it finds the publisher', async ({
  page,
  browser,
  server,
  quiet,
  registered,
  withSession,
}) => {
  quiet.allow(/status of 422.*authors\/invites/)
  const owner = await withSession()
  const { author_id } = await makeAuthor(server.origin, owner.session, 'Fine Press')
  await page.goto('/authors')
  await page.getByRole('button', { name: 'Invite to Fine Press' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to Fine Press' })
  await dialog.getByLabel('Role').selectOption('Owner')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Role').selectOption('Staff')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const fresh = page.getByRole('dialog', { name: 'Your invite' })
  const url = await fresh.getByLabel('Link', { exact: true }).inputValue()
  expect(url).toContain('/signin?authorInvite=')

  const context = await browser.newContext({ baseURL: server.origin })
  const theirs = await context.newPage()
  await theirs.goto(url)
  await theirs.getByRole('link', { name: 'I have an account' }).click()
  await answerSignIn(theirs, await registered())
  await expect(theirs).toHaveURL('/authors')
  await expect(theirs.getByText(`@${author_id}`)).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Invite to Fine Press' })).toBeHidden()
  await context.close()
})

test('the sixth invite by mail asks to confirm one’s own address, and sends the link on the spot', async ({
  page,
  server,
  quiet,
  signedIn,
  newOrganization,
  readActionLink,
}) => {
  quiet.allow(/status of 403.*\/invites/)
  const owner = await signedIn()
  const name = await newOrganization(owner, 'Arch School')
  for (let guest = 0; guest < 5; guest++) {
    await inviteLink(server.origin, owner.session, name, { email: newPerson().email })
  }
  const guest = newPerson().email
  await page.goto(`/organizations/${name}/people?view=invites`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite' })
  await dialog.getByLabel('Email').fill(guest)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByText(`Please confirm ${owner.email} first.`)).toBeVisible()
  await expectAccessible(page, 'confirm your address first')
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog.getByText(`We sent a link to ${owner.email}.`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send again' })).toBeEnabled()
  const other = await page.context().newPage()
  await other.goto(await readActionLink(owner.email, 'verifyEmail'))
  await expect(other).not.toHaveURL(/\/actions/)
  await other.close()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText(`${guest} is invited.`)).toBeVisible()
})

test('the buttons of two links say which of them they are for', async ({ page, server, signedIn, newOrganization }) => {
  const owner = await signedIn()
  const name = await newOrganization(owner, 'Arch School')
  for (const wish of [
    { role: 'User', uses: 30 },
    { role: 'staff', uses: 1 },
  ]) {
    await inviteLink(server.origin, owner.session, name, wish)
  }
  await page.goto(`/organizations/${name}/people?view=invites`)
  await expect(
    page.getByRole('button', { name: /^Cancel invite: Anybody with the link or code, User, 0 of 30/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^New link: Anybody with the link or code, Staff, 0 of 1 / }),
  ).toBeVisible()
})
