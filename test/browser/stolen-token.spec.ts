/** A refresh token that somebody took along to another browser: noticed at its first second use. */
import { everyRun, expect, test } from './support/fixtures.ts'

import { refreshIn, storedSession } from './support/steps/stored-session.ts'
import { watchPage } from './support/quiet-page.ts'
import { signInAs } from './support/steps/steps.ts'

for (const first of ['the owner', 'the thief'] as const) {
  test(
    `two browsers of one name and address, ${first} first: both are signed out`,
    everyRun,
    async ({ page, browser, server, signedIn, quiet }) => {
      quiet.allow(/status of 40[01]/)
      await signedIn()
      const { refreshToken = '' } = (await storedSession(page)) ?? {}
      const elsewhere = await browser.newContext({ baseURL: server.origin })
      const watch = await watchPage(elsewhere)
      watch.allow(/status of 400/)
      const thief = await elsewhere.newPage()
      await thief.goto('/signin')

      const [one, other] = first === 'the owner' ? [page, thief] : [thief, page]
      const won = await refreshIn(one, refreshToken)
      expect(won).toMatchObject({ status: 200 })
      expect(await refreshIn(other, refreshToken)).toEqual({ status: 400, error: 'TOKEN_EXPIRED' })
      expect(await refreshIn(one, won.refreshToken ?? '')).toEqual({ status: 400, error: 'TOKEN_EXPIRED' })
      await page.reload()
      await expect(page).toHaveURL(/\/signin/)
      await elsewhere.close()
    },
  )
}

test('two tabs of one browser that refresh with one token, 20 times each: nobody is signed out', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn()
  const other = await context.newPage()
  await other.goto('/organizations')
  await expect(other.getByText('No Organization Found')).toBeVisible()
  const { refreshToken = '' } = (await storedSession(page)) ?? {}
  const uses = Array.from({ length: 40 }, (_, index) => refreshIn(index % 2 ? page : other, refreshToken))
  expect((await Promise.all(uses)).map(({ status }) => status)).toEqual(Array<number>(40).fill(200))
  await page.reload()
  await expect(page.getByText('No Organization Found')).toBeVisible()
})

test('a browser whose cookie went, as after an upgrade: its tabs stay signed in', async ({
  page,
  context,
  registered,
}) => {
  await signInAs(page, await registered())
  await context.clearCookies()
  const other = await context.newPage()
  await other.goto('/organizations')
  const { refreshToken = '' } = (await storedSession(page)) ?? {}
  const uses = [page, other, page, other].map((tab) => refreshIn(tab, refreshToken))
  expect((await Promise.all(uses)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await refreshIn(other, refreshToken)).status).toBe(200)
})
