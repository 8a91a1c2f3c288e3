/** Nobody joins without their own word: who is signed in already is asked, whatever opened the invite's link. */
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { inviteLink, isMember, makeAuthorInvite } from './support/steps/people-fixture.ts'
import { answerSignIn, signInAs, signInOnPage, signOut } from './support/steps/steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a foreign page opens an invite for somebody signed in: they are asked, and "Not now" joins nothing', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { url } = await inviteLink(server.origin, owner.session, name, { role: 'staff' })
  const visitor = await registered()
  await signInAs(page, visitor)
  for (const address of [url, url.replace('/signin', '/signup')]) {
    await page.route('http://foreign.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${address}">A picture of a cat</a>` }),
    )
    await page.goto('http://foreign.example/')
    await page.getByRole('link', { name: 'A picture of a cat' }).click()
    await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
    await expect(page.getByText('You are invited to Arch School as Staff.')).toBeVisible()
    await expect(page.getByText(`${owner.firstName} ${owner.lastName} invited you.`)).toBeVisible()
    await expect(page.getByText(visitor.email)).toBeVisible()
    await expectAccessible(page, 'invite question')
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL('/organizations')
    await page.unroute('http://foreign.example/')
  }
  await expect(page.getByText('No Organization Found')).toBeVisible()
  expect(await isMember(server.origin, visitor.session, name)).toBe(false)
  await page.reload()
  await expect(page.getByText('No Organization Found')).toBeVisible()
})

test('an invite planted by an earlier visit asks at a later sign-in, in this tab and in another', async ({
  page,
  context,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { url } = await inviteLink(server.origin, owner.session, name)
  const visitor = await registered()
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'You are invited to Arch School' })).toBeVisible()
  const later = await context.newPage()
  await later.goto('/signin')
  await answerSignIn(later, visitor)
  await expect(later.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
  await later.close()
  expect(await isMember(server.origin, visitor.session, name)).toBe(false)
  // The tab that was left open follows the session, and asks too.
  await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
  await page.goto('/organizations')
  await expect(page.getByText('An invite is waiting for you.')).toBeVisible()
  await page.getByRole('link', { name: 'View invite' }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('You belong to Arch School now.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
  expect(await isMember(server.origin, visitor.session, name)).toBe(true)
})

test('only the tab where the invite’s own page was pressed signs in for it; a sign-in elsewhere is asked', async ({
  page,
  context,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { url } = await inviteLink(server.origin, owner.session, name)
  const visitor = await registered()
  await page.goto(url)
  await page.getByRole('link', { name: 'I have an account' }).click()
  await expect(page.getByText('To join Arch School')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/signin')
  await expect(other.getByText('To join Arch School')).toBeHidden()
  await answerSignIn(other, visitor)
  await expect(other.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
  expect(await isMember(server.origin, visitor.session, name)).toBe(false)
})

test('a sign-in made for the invite joins by itself; "Not now" above the form makes it an ordinary one', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { url } = await inviteLink(server.origin, owner.session, name, { uses: 2 })
  const willing = await registered()
  await page.goto(url)
  await page.getByRole('link', { name: 'I have an account' }).click()
  await page.reload()
  await signInOnPage(page, willing)
  await expect(page.getByText('You belong to Arch School now.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Arch School/ })).toBeVisible()
  await signOut(page, willing)

  const unwilling = await registered()
  await page.goto(url)
  await page.getByRole('link', { name: 'I have an account' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await signInOnPage(page, unwilling)
  await expect(page.getByText('No Organization Found')).toBeVisible()
  expect(await isMember(server.origin, unwilling.session, name)).toBe(false)
})

test('several invites are asked one after the other, publishers’ too; another account is asked anew', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const first = await inviteLink(server.origin, owner.session, await newOrganization(owner, 'Arch School'))
  const second = await inviteLink(server.origin, owner.session, await newOrganization(owner, 'Brick School'))
  const third = await makeAuthorInvite(server.origin, owner.session, 'Fine Press')
  const wrong = await registered()
  for (const { url } of [first, second, third]) {
    await page.goto(url)
    await expect(page.getByRole('heading', { name: /^You are invited to/ })).toBeVisible()
  }
  // From elsewhere: asked for again in place, the address stays the invite's own page.
  await page.goto('/terms')
  await page.goto('/signin')
  await answerSignIn(page, wrong)
  await expect(page.getByRole('heading', { name: 'Join Brick School?' })).toBeVisible()
  await page.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByRole('heading', { name: 'You are invited to Brick School' })).toBeVisible()
  await page.getByRole('link', { name: 'I have an account' }).click()
  await answerSignIn(page, await registered())
  // That one is this account's own word; the others are asked about.
  await expect(page.getByText('You belong to Brick School now.')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('heading', { name: 'Join Fine Press?' })).toBeVisible()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText('You belong to Fine Press now.')).toBeVisible()
  await expect(page).toHaveURL('/authors')
  await page.goto('/organizations')
  await expect(page.getByRole('link', { name: /^Brick School/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Arch School/ })).toBeHidden()
})

test('a press in the moment that the page comes to the front joins nothing: a page of others may have laid a window over it', async ({
  page,
  server,
  registered,
  newOrganization,
}) => {
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const { url } = await inviteLink(server.origin, owner.session, name)
  const visitor = await registered()
  await signInAs(page, visitor)
  const joining: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/users/invites/')) joining.push(request.url())
  })
  await page.goto(url)
  const join = page.getByRole('button', { name: 'Join', exact: true })
  await expect(join).toBeEnabled()
  const before = joining.length
  const readyColor = await join.evaluate((button) => getComputedStyle(button).backgroundColor)
  const earlyColor = await join.evaluate(async (button: HTMLButtonElement) => {
    window.dispatchEvent(new Event('focus'))
    button.click()
    await new Promise(requestAnimationFrame)
    await Promise.all(button.getAnimations().map(({ finished }) => finished))
    return getComputedStyle(button).backgroundColor
  })
  // Whoever pressed sees that it was not taken.
  expect(earlyColor).not.toBe(readyColor)
  await expect(page.getByRole('heading', { name: 'Join Arch School?' })).toBeVisible()
  expect(joining.length).toBe(before)
  expect(await isMember(server.origin, visitor.session, name)).toBe(false)
  // Whoever has read it presses once more; by the keyboard as well.
  await expect(join).toBeEnabled()
  await expect(join).toHaveCSS('background-color', readyColor)
  await join.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
  expect(await isMember(server.origin, visitor.session, name)).toBe(true)
})
