/** A session that is ended from another device, and the sign-in that follows. */
import { endOtherSessions } from '@atrium/contract/identity/sessions'
import type { Page } from '@playwright/test'
import { type Person, signInWithPassword } from '../../../support/account-client.ts'
import { expect } from '../fixtures.ts'
import { answerSignIn } from './steps.ts'

/** As the page "Security" of another device does it. */
export async function endElsewhere(origin: string, person: Person): Promise<void> {
  const { idToken } = await signInWithPassword(origin, person)
  const { method, path } = endOtherSessions
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
  expect((await fetch(origin + path, { method, headers, body: '{}' })).ok).toBe(true)
}

/** What the page says at its next call leads to the door, and a sign-in back. */
export async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/signin\?redirect=/)
  await expect(page.getByText('You were signed out. Sign in to go on where you were.')).toBeVisible()
  await answerSignIn(page, person)
}
