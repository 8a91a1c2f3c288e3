/** The steps of the learners' sign-in stand in the browser's history: Back, Forward and a reload keep to them. */
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Back and Forward lead through the steps, a reload stays, and what was typed is there still', async ({
  browser,
  server,
  school: { name },
}) => {
  const there = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const field = there.getByLabel('Your username')
  const ways = there.getByRole('heading', { name: 'Hello, ada' })
  const code = there.getByLabel('Code on your card')
  await there.goto(`http://${name}.${server.hostDomain}/`)
  await there.goto(`http://${name}.${server.hostDomain}/learners`)
  await field.fill('ada')
  await field.press('Enter')
  await expect(ways).toBeFocused()
  await there.getByRole('button', { name: 'With the code on my card' }).click()
  await expect(code).toBeFocused()
  await there.goBack()
  await expect(ways).toBeVisible()
  await there.goBack()
  await expect(field).toHaveValue('ada')
  await there.goForward()
  await there.goForward()
  await expect(code).toBeVisible()
  await there.reload()
  await expect(code).toBeVisible()
  await there.getByRole('button', { name: 'Back' }).click()
  await there.getByRole('button', { name: 'I am not ada' }).click()
  await expect(field).toBeVisible()
  await there.goBack()
  await expect(there, 'no entry is left behind').toHaveURL(`http://${name}.${server.hostDomain}/`)
  await there.context().close()
})

test('the tab says that one signs in, at every step alike, and whose site it is again after that', async ({
  browser,
  server,
  school: { name },
}) => {
  const there = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const site = `http://${name}.${server.hostDomain}`
  for (const address of [`${site}/learners`, `${server.origin}/learners/${name}`]) {
    await there.goto(address)
    await expect(there).toHaveTitle(/^Sign in to Arch School · /)
    await there.getByLabel('Your username').fill('ada')
    await there.getByRole('button', { name: 'Next' }).click()
    await expect(there.getByRole('heading', { name: 'Hello, ada' })).toBeVisible()
    await expect(there).toHaveTitle(/^Sign in to Arch School · /)
  }
  await there.goto(`${site}/`)
  await expect(there).toHaveTitle(/^Arch School · /)
  await there.context().close()
})
