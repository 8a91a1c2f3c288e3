/** Signing in by a mail and by a second step, and showing once more who one is, by keyboard alone. */
import type { Page } from '@playwright/test'
import { appCode } from '../support/totp.ts'
import { uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'
import { keyboardOf } from './support/keyboard.ts'
import { mailAbout } from './support/servers/mailbox.ts'
import { expectToast } from './support/steps/profile-steps.ts'
import { setUp } from './support/steps/second-step.ts'
import { signOut } from './support/steps/steps.ts'
import { addVirtualAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const button = (within: Pick<Page, 'getByRole'>, name: string) => within.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const codeIn = (text: string) => /(\d{6})/.exec(text.slice(text.indexOf('asked for it')))?.[1] ?? ''
const anotherThan = (code: string) => (code === '123456' ? '654321' : '123456')

async function post(origin: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}

/** Somebody who never had a password: their first sign-in was by mail. */
async function mailOnly(origin: string): Promise<{ email: string; uid: string }> {
  const email = `${uniqueName('reader')}@example.com`
  const { asked } = await post(origin, '/api/iam/auth/mail-sign-ins', { email })
  const code = codeIn((await mailAbout(origin, email, 'Sign in to')).text)
  const taken = await post(origin, '/api/iam/auth/mail-sign-ins/code', { asked, code })
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=any'
  const { localId: uid = '', idToken } = await post(origin, path, taken)
  await post(origin, '/identitytoolkit.googleapis.com/v1/accounts:update?key=any', {
    idToken,
    displayName: 'Ada Reader',
  })
  return { email, uid }
}

async function signInByMail(page: Page, origin: string, email: string): Promise<void> {
  const keyboard = keyboardOf(page)
  await page.goto('/signin')
  await keyboard.type(page.getByLabel('Username or email'), email)
  const before = (await mailAbout(origin, email, 'Sign in to').catch(() => undefined))?.text
  await keyboard.press(button(page, 'Email me a code instead'))
  await keyboard.sees(page.getByRole('heading', { name: 'Check your email' }), 'mailed code')
  await expect.poll(async () => (await mailAbout(origin, email, 'Sign in to')).text).not.toBe(before)
  const code = codeIn((await mailAbout(origin, email, 'Sign in to')).text)
  await keyboard.type(page.getByLabel('Code'), anotherThan(code))
  await keyboard.sees(page.getByRole('alert'), 'a wrong code')
  await keyboard.type(page.getByLabel('Code'), code)
}

/** The next call is refused as if its caller had signed in long ago. */
async function asIfLongAgo(page: Page, address: string, isTold: () => boolean = () => false): Promise<void> {
  let told = false
  await page.route(address, async (route) => {
    if (told || isTold() || route.request().method() === 'GET') return route.fallback()
    told = true
    await route.fulfill({ status: 403, json: { code: 403, error: 'recent_login_required', message: 'Again.' } })
  })
}

for (const width of [360, 1280]) {
  test.describe(`by keyboard alone, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a passkey is added, and signs in from its button', async ({ page, signedIn }) => {
      await addVirtualAuthenticator(page)
      await withoutAutofill(page)
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      await page.goto(`/profile/${person.session.uid}/security`)
      await keyboard.press(button(page, 'Add a passkey'))
      await expectToast(page, 'Passkey “Chrome on Windows” added')
      await signOut(page, person)
      await expect(page).toHaveURL('/')
      await page.goto('/signin')
      await keyboard.press(button(page, 'Sign in with a passkey'))
      await expect(page).toHaveURL('/organizations')
    })

    test('who has only mailed sign-in confirms by a mailed code, and sets a password', async ({
      page,
      server,
      quiet,
    }) => {
      quiet.allow(/status of 40[03]/)
      const keyboard = keyboardOf(page)
      const { email, uid } = await mailOnly(server.origin)
      await signInByMail(page, server.origin, email)
      await expect(page).not.toHaveURL(/signin/)

      await page.goto(`/profile/${uid}/account`)
      await asIfLongAgo(page, '**/api/users/account/deletion')
      await keyboard.press(button(page, 'Delete my account'))
      await keyboard.press(button(dialog(page, 'Delete your account?'), 'Delete account'))
      const asking = dialog(page, 'Confirm that it is you')
      await keyboard.sees(button(asking, 'Email me a code'), 'one way alone')
      await expect(asking.getByLabel('Password')).toHaveCount(0)
      await keyboard.press(button(asking, 'Email me a code'))
      const field = asking.getByLabel('Code')
      await expect(field).toBeFocused()
      await keyboard.press(button(asking, 'Use another way'))
      await keyboard.sees(button(asking, 'Email me a code'), 'back at the ways')
      await expect(button(asking, 'Email me a code')).toBeFocused()
      await keyboard.press(button(asking, 'Email me a code'))
      await keyboard.sees(field, 'the code is asked for')
      await keyboard.press(button(asking, 'Send another code'))
      await keyboard.sees(asking.getByText('We sent you another code.'), 'another code')
      const code = codeIn((await mailAbout(server.origin, email, 'Confirm that it is you')).text)
      await keyboard.type(field, anotherThan(code))
      await keyboard.sees(asking.getByRole('alert'), 'a wrong code')
      await keyboard.type(field, `${code.slice(0, 3)} ${code.slice(3)}`)
      const banner = page.getByRole('region', { name: 'Your account will be deleted' })
      await keyboard.sees(banner, 'confirmed, and it went on')

      await page.goto(`/profile/${uid}/security`)
      await expect(page.getByText('by email on').first()).toBeVisible()
      const ways = page.getByRole('region', { name: 'Ways to sign in' })
      await keyboard.press(button(ways, 'Set a password'))
      const setting = dialog(page, 'Set a password')
      await keyboard.type(setting.getByLabel('New password'), 'Quiet-arches-by-hand-7')
      await expect(setting).toBeHidden()
      await keyboard.sees(ways.getByText('Set. You can change it on your profile.'), 'a password is set')
    })

    test('by the link of the mail', async ({ page, server, registered }) => {
      const keyboard = keyboardOf(page)
      const person = await registered()
      await page.goto('/signin')
      await keyboard.type(page.getByLabel('Username or email'), person.email)
      await keyboard.press(button(page, 'Email me a code instead'))
      const { links } = await mailAbout(server.origin, person.email, 'Sign in to')
      await page.goto(links[0] ?? '')
      await keyboard.press(button(page, 'Sign in'))
      await expect(page).toHaveURL(/\/organizations/)
      await keyboard.sees(page.getByRole('heading', { level: 1 }), 'signed in')
    })

    test('with a second step: by the app, and by a backup code', async ({ page, server, signedIn, quiet }) => {
      quiet.allow(/status of 40[03]/)
      const keyboard = keyboardOf(page)
      const person = await signedIn()
      const { key, codes } = await setUp(page, server.origin, person)
      await keyboard.press(button(page, 'I have kept them'))
      const question = dialog(page, 'Second step')
      for (const by of ['app', 'backup'] as const) {
        await keyboard.choose(
          button(page, `${person.firstName} ${person.lastName}`),
          page.getByRole('menuitem', { name: 'Logout' }),
        )
        // Until then somebody is signed in, and led away from the page of sign-in.
        await expect(page).toHaveURL('/')
        await page.goto('/signin')
        await keyboard.type(page.getByLabel('Username or email'), person.email)
        await keyboard.type(page.getByLabel('Password', { exact: true }), person.password)
        await keyboard.sees(question.getByLabel('Code'), 'second step')
        if (by === 'backup') {
          await keyboard.press(button(question, 'Use a backup code instead'))
          await keyboard.sees(question.getByLabel('Backup code'), 'backup code asked for')
        }
        const field = question.getByLabel(by === 'app' ? 'Code' : 'Backup code')
        await keyboard.type(field, '000000')
        await keyboard.sees(question.getByRole('alert'), 'a wrong code')
        await keyboard.type(field, by === 'app' ? appCode(key) : (codes[0] ?? ''))
        await expect(page).toHaveURL(/\/organizations/)
        await keyboard.sees(page.getByRole('heading', { level: 1 }), 'signed in')
      }
    })
  })
}
