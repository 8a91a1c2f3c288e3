/** Invites that are over: what is said to whoever opens their links again. */
import { expect, test as base } from './support/fixtures.ts'
import { inviteLink } from './support/steps/people-fixture.ts'

interface Invite extends Awaited<ReturnType<typeof inviteLink>> {
  name: string
  ownersToken: string
}

const test = base.extend<{ invite: Invite }>({
  invite: async ({ server, quiet, registered, newOrganization }, use) => {
    quiet.allow(/status of 4\d\d.*invites\/(?:preview|success)/)
    const owner = await registered()
    const name = await newOrganization(owner, 'Arch School')
    const link = await inviteLink(server.origin, owner.session, name)
    await use({ ...link, name, ownersToken: owner.session.idToken })
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('whoever accepted an invite and opens its link again is told that they belong there', async ({
  page,
  server,
  invite: { url, token, name },
  withSession,
}) => {
  const guest = await withSession()
  await fetch(`${server.origin}/api/users/invites/success`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.session.idToken}` },
    body: JSON.stringify({ token }),
  })
  await page.goto(url)
  await expect(page.getByText('You belong to Arch School already.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
})

test('an invite that has ended says whom to ask, and waits no longer', async ({
  page,
  server,
  invite: { url, id, name, ownersToken },
  withSession,
}) => {
  await fetch(`${server.origin}/api/users/invites/${id}?organization=${name}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${ownersToken}` },
  })
  await withSession()
  await page.goto(url)
  await expect(page.getByText('This invite no longer works. Ask Arch School for a new one.')).toBeVisible()
  await page.goto('/organizations')
  await expect(page.getByText('No Organization Found')).toBeVisible()
  await expect(page.getByText('An invite is waiting for you.')).toBeHidden()
})
