/** What one tab changes the others ask for again, without a reload. */
import { listLabels } from '@atrium/contract/people/labels'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { invitedTo } from './support/servers/mailbox.ts'
import { chooseFreeName, next, toSecondStep } from './support/steps/organization-wizard.ts'
import { inviteLink, makeLabel } from './support/steps/people-fixture.ts'
import { signInAs, signInOnPage } from './support/steps/steps.ts'

test('an organization created in another tab is in the list of the first', async ({ page, context, signedIn }) => {
  await signedIn()
  await expect(page.getByText('No Organization Found')).toBeVisible()
  const other = await context.newPage()
  await toSecondStep(other)
  const name = await chooseFreeName(other)
  await next(other).click()
  await expect(other).toHaveURL('/welcome')
  await page.bringToFront()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})

test('an address confirmed in another tab: the invite that waited for it is accepted in the first', async ({
  page,
  context,
  server,
  quiet,
  registered,
  newOrganization,
  readActionLink,
}) => {
  quiet.allow(/status of 403.*invites\/success/)
  const owner = await registered()
  const name = await newOrganization(owner, 'Arch School')
  const guest = await registered()
  await inviteLink(server.origin, owner.session, name, { email: guest.email })
  await page.goto(await invitedTo(server.origin, guest.email))
  await page.getByRole('link', { name: 'I have an account' }).click()
  await signInOnPage(page, guest)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(`We sent a link to ${guest.email}.`)).toBeVisible()
  const other = await context.newPage()
  await other.goto(await readActionLink(guest.email, 'verifyEmail'))
  await page.bringToFront()
  await expect(page.getByText(`Please confirm ${guest.email}`)).toBeHidden()
  await expect(page.getByText(name, { exact: true })).toBeVisible()
})

test('a part that does not load leaves the page around it, and comes by itself once online', async ({
  page,
  context,
  registered,
  newOrganization,
  quiet,
}) => {
  quiet.allow(
    /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS|did not load/,
  )
  const owner = await registered()
  const name = await newOrganization(owner)
  await signInAs(page, owner)
  await page.goto(`/organizations/${name}/people`)
  const views = page.getByRole('navigation', { name: 'People' })
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible()
  await context.setOffline(true)
  for (const part of ['Labels', 'Invites']) {
    await views.getByRole('link', { name: part }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'This part of the page could not be loaded. It will load by itself once you are online.',
    )
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(views).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByText('No invites yet')).toBeVisible()
  await views.getByRole('link', { name: 'Labels' }).click()
  await expect(page.getByText('No labels yet')).toBeVisible()
})

test('a part whose try fails only after the connection is back comes by itself all the same', async ({
  page,
  registered,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|ERR_FAILED|dynamically imported module|did not load/)
  const owner = await registered()
  const name = await newOrganization(owner)
  await signInAs(page, owner)
  await page.goto(`/organizations/${name}/people`)
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible()
  const chunk = /\/assets\/labels-view-[^/]*\.js$/
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  let tries = 0
  await page.route(chunk, async (route) => {
    // Whether it is served at all is asked once it has failed, and is no try.
    if (route.request().method() === 'HEAD') return route.continue()
    tries += 1
    if (tries > 3) return route.continue()
    if (tries === 3) await failing
    await route.abort()
  })
  await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Labels' }).click()
  // Twice ahead, as somebody went for it, and then for the part itself.
  await expect.poll(() => tries).toBe(3)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  fail()
  await expect(page.getByText('No labels yet')).toBeVisible()
})

test('many changes at once are asked for once, and once more for those that came meanwhile', async ({
  page,
  context,
  server,
  withSession,
  newOrganization,
}) => {
  const changes = 30
  const owner = await withSession()
  const name = await newOrganization(owner)
  await page.goto(`/organizations/${name}/people/labels`)
  await expect(page.getByText('No labels yet')).toBeVisible()
  const heard = page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        let count = 0
        new BroadcastChannel('changes').onmessage = () => (count += 1) === all && resolve()
      }),
    changes,
  )
  const other = await context.newPage()
  await other.goto('/healthz')
  await page.bringToFront()
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(request.url().includes(listLabels.path) ? [request.url()] : [])))
  const letGo = await hold(page, `**${listLabels.path}*`)
  await other.evaluate((all) => {
    const channel = new BroadcastChannel('changes')
    for (let count = 0; count < all; count += 1) channel.postMessage('record')
  }, changes)
  await heard
  await makeLabel(server.origin, owner.session, name, 'Choir')
  letGo()
  await expect(page.getByRole('button', { name: 'Edit Choir' })).toBeVisible()
  expect(asked.length).toBeLessThanOrEqual(2)
})
