/** Invites that are over: what is said to whoever opens their links again. */
import { expect, type SignedInPerson, test as base } from './support/fixtures.ts'
import { answerSignIn } from './support/steps/steps.ts'
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
async function accept(origin: string, token: string, { session }: SignedInPerson): Promise<void> {
  await fetch(`${origin}/api/users/invites/success`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.idToken}` },
    body: JSON.stringify({ token }),
  })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('whoever accepted an invite and opens its link again is told that they belong there', async ({
  page,
  server,
  invite: { url, token, name },
  withSession,
}) => {
  const guest = await withSession()
  await accept(server.origin, token, guest)
  await page.goto(url)
  await expect(page.getByText('You belong to Arch School already.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
})

test('a guest who accepted an invite signs in from its link, and is taken there', async ({
  page,
  server,
  invite: { url, token, name },
  registered,
}) => {
  const guest = await registered()
  await accept(server.origin, token, guest)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'This invite has ended' })).toBeVisible()
  await expect(page.getByText('If you have accepted it yourself, sign in')).toBeVisible()
  await page.getByRole('button', { name: 'I have an account' }).click()
  await answerSignIn(page, guest)
  await expect(page.getByText('You belong to Arch School already.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^http://${name}\\.`))
})

test('a guest with an invite that somebody else accepted learns after the sign-in whom to ask', async ({
  page,
  server,
  invite: { url, token },
  registered,
}) => {
  await accept(server.origin, token, await registered())
  await page.goto(url)
  await page.getByRole('button', { name: 'I have an account' }).click()
  await answerSignIn(page, await registered())
  await expect(page.getByText('This invite no longer works. Ask Arch School for a new one.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('No Organization Found')).toBeVisible()
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
