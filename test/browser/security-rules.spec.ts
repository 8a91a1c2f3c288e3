/** Security rules of an organization: switched on by an owner, counted down, and what whoever does not meet them is led to. */
import type { Page } from '@playwright/test'
import { confirmAddress } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { putSignedInState } from './support/signed-in-state.ts'
import { joinAs } from './support/steps/people-fixture.ts'
import { expectToast } from './support/steps/profile-steps.ts'
import { setUp, setUpHere } from './support/steps/second-step.ts'

// A colour on its way to another theme has neither's contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const security = (name: string) => `/organizations/${name}/security`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change the security rules?' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function confirm(page: Page) {
  await dialog(page).getByRole('button', { name: 'Change them' }).click()
  await expect(dialog(page)).toBeHidden()
}

test('a second step: the owner is not locked out, a member is reminded, led to it, and brought back', async ({
  page,
  browser,
  server,
  signedIn,
  registered,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  const owner = await signedIn()
  const name = await newOrganization(owner)
  const member = await registered()
  await joinAs(server.origin, owner.session, name, member.session, 'User')

  await page.goto(security(name))
  await page.getByLabel('Ask for a second step').check()
  await page.getByLabel('Time to set it up').selectOption('7 days')
  await save(page)
  await expect(dialog(page)).toContainText('2 of 2 people have none yet. They have 7 days to set it up')
  await expect(dialog(page)).toContainText('You would be locked out yourself')
  await expectAccessible(page, 'preview of rules')
  await dialog(page).getByRole('link', { name: 'My own security' }).click()
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toBeVisible()
  await setUp(page, server.origin, owner, 0)

  await page.goto(security(name))
  await page.getByLabel('Ask for a second step').check()
  await save(page)
  await expect(dialog(page)).toContainText('1 of 2 people has none yet.')
  await confirm(page)
  await expectToast(page, 'The security rules are changed.')
  await expect(page.getByRole('region', { name: 'Second step' })).toContainText('asked for since')
  await expectAccessible(page, 'security rules')

  const theirs = await (await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' })).newPage()
  await putSignedInState(theirs, server.origin, member)
  await theirs.goto('/organizations')
  const reminder = theirs.getByRole('region', { name: 'A second step is needed soon' })
  await expect(reminder).toContainText('Hall of Arches asks for a second step')
  await expect(reminder).toContainText('You have 6 days left to set it up')
  await theirs.goto(`/organizations/${name}/overview`)
  await expect(reminder).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Security', exact: true })).toHaveCount(0)
  const site = await theirs.context().newPage()
  await site.goto(`/go/organizations/${name}`)
  await expect(site.getByRole('heading', { name: /^Welcome/ })).toBeVisible()

  await page.getByLabel('Time to set it up').selectOption('None: at once')
  await save(page)
  await expect(dialog(page)).toContainText('They cannot come in until they have set it up.')
  await confirm(page)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Hall of Arches asks for a second step' })).toBeVisible()
  await expectAccessible(theirs, 'refused by a rule')
  await site.reload()
  await expect(site.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await confirmAddress(server.origin, member.session, member)
  await site.getByRole('link', { name: 'Sign in' }).click()
  await site.getByRole('link', { name: 'Set up a second step' }).click()
  await setUpHere(site)
  await site.getByRole('button', { name: 'I have kept them' }).click()
  await site.getByRole('link', { name: 'Go on' }).click()
  await expect(site.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(site).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await theirs.context().close()
})
