/** Owners made, stepping down, and the only one, who is not offered what would be refused. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { createOwner, deleteOwner } from '@atrium/contract/people/members'
import type { Page } from '@playwright/test'
import { expect, type SignedInPerson } from './support/fixtures.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { putSignedInState } from './support/signed-in-state.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const row = (page: Page, name: string) => page.getByRole('row', { name })
const menuOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `What can be done with ${name}` }).click()
  return page.getByRole('menu')
}

test('the only owner reads why they can neither leave nor step down, and nothing is sent', async ({ page, school }) => {
  await expect(row(page, school.owner.firstName)).toBeVisible()
  const menu = await menuOf(page, 'Olga Owner')
  await expect(menu.getByText('You are the only owner. Make somebody else an owner first.')).toBeVisible()
  for (const name of ['Make User', 'Make Staff', 'Leave the organization']) {
    const item = menu.getByRole('menuitem', { name })
    await expect(item).toBeDisabled()
    await expect(item).toHaveAccessibleDescription('You are the only owner. Make somebody else an owner first.')
    await item.click({ force: true })
    await expect(item).toBeVisible()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  // Alone among the selected there is nobody to remove.
  await page.getByRole('checkbox', { name: 'Olga Owner' }).check()
  await expect(page.getByText('1 person selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
})

test('everybody selected and removed: whoever does it stays, and is told so', async ({ page, school }) => {
  await expect(row(page, school.berta.firstName)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select everybody on this page' }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove 2 people from Arch School?' })
  await expect(dialog).toContainText('Berta Benz and Carl Clerk will no longer belong to Arch School.')
  await expect(dialog).toContainText('You are selected too, and stay')
  await dialog.getByRole('button', { name: 'Remove from Arch School' }).click()
  await expect(page.getByText('User Deleted Successfully!')).toBeVisible()
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await expect(row(page, 'Olga Owner')).toBeVisible()
})

test('“Make Owner” says what an owner may do and asks first; handing over stands apart from it', async ({
  page,
  school,
}) => {
  await expect(row(page, school.berta.firstName)).toBeVisible()
  const menu = await menuOf(page, 'Berta Benz')
  const entries = menu.getByRole('menuitem').or(menu.getByRole('separator'))
  await expect(entries).toHaveText([
    ...[
      'Edit name',
      'Make Staff',
      'Make Owner',
      'First and last day',
      '',
      'Hand ownership over',
      '',
      'Remove from Arch School',
    ],
  ])
  await menu.getByRole('menuitem', { name: 'Make Owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make Berta Benz an owner?' })
  await expect(dialog).toContainText('Owners may do everything in Arch School')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'Berta Benz')).toContainText('User')
  await menuOf(page, 'Berta Benz')
  await page.getByRole('menuitem', { name: 'Make Owner' }).click()
  await dialog.getByRole('button', { name: 'Make Owner' }).click()
  await expect(page.getByText('User Updated Successfully!')).toBeVisible()
  await expect(row(page, 'Berta Benz')).toContainText('Owner')
})

test('an owner beside another steps down after a question, and may not take that back', async ({ page, school }) => {
  await expect(row(page, school.berta.firstName)).toBeVisible()
  await menuOf(page, 'Berta Benz')
  await page.getByRole('menuitem', { name: 'Make Owner' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make Owner' }).click()
  await expect(row(page, 'Berta Benz')).toContainText('Owner')
  const menu = await menuOf(page, 'Olga Owner')
  await expect(menu.getByText('You are the only owner.')).toHaveCount(0)
  await menu.getByRole('menuitem', { name: 'Make Staff' }).click()
  const dialog = page.getByRole('dialog', { name: 'Step down as owner?' })
  await expect(dialog).toContainText('You become Staff. Only another owner can make you an owner again.')
  await dialog.getByRole('button', { name: 'Step down' }).click()
  await expect(row(page, 'Olga Owner')).toContainText('Staff')
  await expect(page.getByRole('link', { name: 'Invite people' })).toHaveCount(0)
})

test('an owner whose page is behind is refused, told why, and offered it no more', async ({
  page,
  quiet,
  server,
  school: { name, berta, owner },
}) => {
  quiet.allow(/status of 409/)
  const inside = `?organization=${name}`
  const body = { user_id: berta.session.uid }
  await send(`${server.origin}${createOwner.path}${inside}`, { method: 'POST', as: owner, body })
  await page.reload()
  await expect(row(page, 'Berta Benz')).toContainText('Owner')
  const path = deleteOwner.path.replace(':id', berta.session.uid)
  await send(`${server.origin}${path}${inside}`, { method: 'DELETE', as: berta })
  const menu = await menuOf(page, 'Olga Owner')
  await menu.getByRole('menuitem', { name: 'Leave the organization' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(refusals.last_owner)).toBeVisible()
  // Asked again, it would be refused again.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, 'Berta Benz')).toContainText('Staff')
  await menuOf(page, 'Olga Owner')
  await expect(menu.getByRole('menuitem', { name: 'Leave the organization' })).toBeDisabled()
})

async function send(url: string, { method, as, body }: { method: string; as: SignedInPerson; body?: object }) {
  const authorization = `Bearer ${as.session.idToken}`
  const sent = body
    ? { body: JSON.stringify(body), headers: { authorization, 'content-type': 'application/json' } }
    : {}
  const answer = await fetch(url, { method, headers: { authorization }, ...sent })
  expect(answer.ok).toBe(true)
}

test('an owner who is none any more, in a tab that shows them as one: the first refusal tells them what they are now', async ({
  page,
  quiet,
  server,
  school,
}) => {
  quiet.allow(/status of 403/)
  await page.goto(`/organizations/${school.name}/settings`)
  await page.getByLabel('Display name').fill('Typed before')
  const send = async (endpoint: { method: string; path: string }, by: SignedInPerson, body?: object) => {
    const answer = await fetch(`${server.origin}${endpoint.path}?organization=${school.name}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${by.session.idToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, await answer.text()).toBe(true)
  }
  await send(createOwner, school.owner, { user_id: school.berta.session.uid })
  const { method, path } = deleteOwner
  await send({ method, path: path.replace(':id', school.owner.session.uid) }, school.berta)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(refusals.forbidden)).toBeVisible()
  await expect(page.getByText('Owners can change these settings.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Security' })).toHaveCount(0)
})

test('an offer of ownership that was withdrawn is no longer there for whoever answers it', async ({
  page,
  browser,
  quiet,
  school,
  server,
}) => {
  await (await menuOf(page, 'Berta Benz')).getByRole('menuitem', { name: 'Hand ownership over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click()
  await expect(page.getByText('You have offered your ownership to Berta Benz.')).toBeVisible()
  const context = await browser.newContext({ baseURL: server.origin })
  const bertas = await context.newPage()
  await putSignedInState(bertas, server.origin, school.berta)
  const { links } = await mailAbout(server.origin, school.berta.email, 'offers you the ownership')
  await bertas.goto(links[0] ?? '')
  // Whatever she is there, it is a page that she may see.
  await expect(bertas.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(bertas.getByText('An owner can change it.')).toHaveCount(0)
  const offer = bertas.getByText(
    /^Olga Owner offers you the ownership of Arch School\. The offer stands until .*\d{4}\.$/,
  )
  await expect(offer).toBeVisible()
  quiet.allow(/status of 404/)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The offer is withdrawn.')).toBeVisible()
  await bertas.getByRole('button', { name: 'Accept' }).click()
  await expect(bertas.getByText('This offer is no longer there.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await context.close()
})
