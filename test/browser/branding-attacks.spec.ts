/** Names, colours and logos that mean harm: told of beside the field, or harmless on every surface that shows them. */
import { createOrganization } from '@atrium/contract/organizations'
import { createInvite } from '@atrium/contract/people/invites'
import type { Page } from '@playwright/test'
import { makeAuthor, type Session, uniqueName } from '../support/account-client.ts'
import { expect, type SignedInPerson, test } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { putSignedInState } from './support/signed-in-state.ts'
import { inviteLink, joinAs, makeClass, makeLabel } from './support/steps/people-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const image = '<img src=x onerror=alert(1)>'
const script = '</script><script>alert(1)</script>'
const hostileNames = [
  image,
  script,
  'Hall \u202Egnirts',
  'A'.repeat(100),
  'Hall 🏛️',
  'Hall\u0000x',
  '${7*7} {{7*7}}',
  '',
]
const notColors = [
  'red',
  '#12',
  '#12345',
  '#gggggg',
  'url(//evil.test)',
  '#000;}',
  'rgb(0,0,0)',
  '#000\n',
  '',
  7,
  null,
  {},
]
const notAddresses = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.test/x.png',
  '/\\evil.test',
  'https://a@evil.test/x',
  'blob:x',
  ' /x.png',
  '"><img src=x>',
]

function send(origin: string, { idToken }: Session, method: string, path: string, body: object) {
  return fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function fieldsOf(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(422)
  return Object.keys(((await answer.json()) as { errors: object }).errors)
}

/** Nothing of a name became anything but text: no element, no script, no dialog. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  expect.soft(await page.locator('img[src="x"]').count(), where).toBe(0)
  expect.soft(await page.evaluate(() => 'attacked' in window), where).toBe(false)
}

/** Whatever would run, tells. What the policy of the page stops is heard on the console. */
async function watchForScripts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    window.alert = () => Object.assign(window, { attacked: true })
  })
}

test('names, colours and logos of harm are refused by the API, each by its field', async ({ server, registered }) => {
  const { session } = await registered()
  const name = uniqueName('hall')
  const create = (body: object) => send(server.origin, session, 'POST', createOrganization.path, body)
  const change = (body: object) =>
    send(server.origin, session, 'PATCH', `/api/iam/organizations/${name}`, { version: 1, ...body })
  expect((await create({ name, displayName: 'Hall of Arches' })).status).toBe(201)
  for (const displayName of hostileNames) {
    expect(await fieldsOf(await create({ name: uniqueName('hall'), displayName }))).toEqual(['displayName'])
    expect(await fieldsOf(await change({ displayName }))).toEqual(['displayName'])
  }
  for (const primary of notColors) {
    const branding = { colors: { primary, page_background: '#222' } }
    const wizard = await create({ name: uniqueName('hall'), displayName: 'Hall of Arches', branding })
    expect(await fieldsOf(wizard)).toEqual(['branding.colors.primary'])
    expect(await fieldsOf(await change({ branding }))).toEqual(['branding.colors.primary'])
  }
  for (const logo_url of notAddresses) {
    const branding = { logo_url }
    const wizard = await create({ name: uniqueName('hall'), displayName: 'Hall of Arches', branding })
    expect(await fieldsOf(wizard)).toEqual(['branding.logo_url'])
    expect(await fieldsOf(await change({ branding }))).toEqual(['branding.logo_url'])
  }
})

test('in the settings each is told of beside its field, and what was typed stays', async ({
  page,
  signedIn,
  newOrganization,
  quiet,
}) => {
  quiet.allow(/status of 422/)
  const organization = await newOrganization(await signedIn())
  await page.goto(`/organizations/${organization}/settings`)
  const field = page.getByRole('textbox', { name: 'Display name' })
  const email = page.getByLabel('Company email')
  await email.fill('office@example.com')
  for (const hostile of hostileNames.filter((one) => one !== '' && !one.includes('\u0000'))) {
    await field.fill(hostile)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(field).toHaveAccessibleDescription(/Display name should start with a letter/)
    await expect(field).toHaveValue(hostile)
    await expectHarmless(page, `settings: ${hostile}`)
  }
  await expect(email).toHaveValue('office@example.com')
  await field.fill('Hall of Colours')
  const primary = page.getByLabel('Main colour')
  for (const wrong of ['red', '#12', '#gggggg', 'url(x)']) {
    await primary.fill(wrong)
    await expect(primary).toHaveAccessibleDescription(/Please write a colour as #rgb or #rrggbb/)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(primary).toHaveValue(wrong)
  }
  await expect(field).toHaveValue('Hall of Colours')
  await primary.fill('#fff')
  await page.getByLabel('Background of your site').fill('#fff')
  await expect(page.getByText(/too little for text: text and buttons take #/)).toBeVisible()
  await expectAccessible(page, 'settings, white on white')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await page.reload()
  await expect(primary).toHaveValue('#fff')
  await expect(field).toHaveValue('Hall of Colours')
})

for (const [primary, page_background] of [
  ['#fff', '#fff'],
  ['#808080', '#808080'],
] as const) {
  test(`${primary} on ${page_background} is legible on the site, at the door and in mails`, async ({
    page,
    server,
    signedIn,
    registered,
  }) => {
    const owner = await signedIn()
    const name = await branded(server.origin, owner, { colors: { primary, page_background } })
    await page.goto(`/go/organizations/${name}`)
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expectAccessible(page, `site, ${primary} on ${page_background}`)
    const guest = await registered()
    const invite = { email: guest.email }
    await send(server.origin, owner.session, 'POST', `${createInvite.path}?organization=${name}`, invite)
    // In the mailbox nothing may run, and so nobody can look at it there.
    const mail = await (await page.request.get(await frameOfMail(page, server.origin, guest.email))).text()
    await page.goto('about:blank')
    await page.setContent(mail)
    await expect(page.getByText('Brand School').first()).toBeVisible()
    await expectAccessible(page, `mail, ${primary} on ${page_background}`)
  })
}

test('people, labels, classes and publishers called by markup are text on every page and in every mail', async ({
  page,
  server,
  registered,
  quiet,
}) => {
  test.slow()
  // A mail that is opened alone is no page of ours.
  quiet.allow(/favicon\.ico/)
  await watchForScripts(page)
  const owner = await registered({ firstName: image, lastName: script })
  const name = await branded(server.origin, owner, {})
  const member = await registered({ firstName: script, lastName: image })
  await joinAs(server.origin, owner.session, name, member.session, 'User')
  await makeLabel(server.origin, owner.session, name, '<img src=x onerror=alert(2)>')
  await makeClass(server.origin, owner.session, name, image, [member.session.uid])
  await makeAuthor(server.origin, owner.session, image)
  const guest = `${uniqueName('guest')}@example.com`
  await send(server.origin, owner.session, 'POST', `${createInvite.path}?organization=${name}`, { email: guest })
  const { url } = await inviteLink(server.origin, owner.session, name)

  await page.goto(url)
  await expectHarmless(page, 'the door of an invite')
  await page.goto(`${server.origin}/signin`)
  await putSignedInState(page, server.origin, owner)
  await page.goto('/organizations')
  await expect(page.getByRole('button', { name: `${image} ${script}` })).toBeVisible()
  for (const path of [
    '/organizations',
    '/authors',
    `/profile/${owner.session.uid}`,
    ...['overview', 'people', 'people/labels', 'people/classes', 'people/invites', 'settings', 'timeline'].map(
      (part) => `/organizations/${name}/${part}`,
    ),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectHarmless(page, path)
  }
  await page.goto(`/organizations/${name}/people`)
  await expect(page.getByText(`${script} ${image}`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Switch to another' }).click()
  await expectHarmless(page, 'the switcher')
  await page.goto(`/go/organizations/${name}`)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expectHarmless(page, 'the site')
  await page.goto(await frameOfMail(page, server.origin, guest))
  await expectHarmless(page, 'the mail')
  await page.goto(`${server.origin}/dev/mailbox`)
  await expectHarmless(page, 'the mailbox')
})

async function branded(origin: string, { session }: SignedInPerson, branding: object): Promise<string> {
  const name = uniqueName('brand')
  const made = await send(origin, session, 'POST', createOrganization.path, {
    name,
    displayName: 'Brand School',
    branding,
  })
  expect(made.status).toBe(201)
  return name
}

/** The address at which the newest mail to somebody stands as mail programs show it. */
async function frameOfMail(page: Page, origin: string, to: string): Promise<string> {
  const read = async () => {
    const mails = (await (await page.request.get(`${origin}/dev/mailbox.json`)).json()) as { id: string; to: string }[]
    return mails.find((mail) => mail.to === to)?.id
  }
  await expect.poll(read).toBeDefined()
  return `${origin}/dev/mailbox/${await read()}`
}
