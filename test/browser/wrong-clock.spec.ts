/** A browser whose clock is a day off: what is counted from now is counted by the server's. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { uniqueName } from '../support/account-client.ts'
import { expect, test } from './support/fixtures.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

for (const [off, name, choice, days] of [
  [DAY_MS, 'ahead', '365 days', 365],
  [-DAY_MS, 'behind', '1 day', 1],
] as const) {
  test(`a day ${name}: an invite for ${choice} is for ${choice}`, async ({ page, withSession, newOrganization }) => {
    // By its clock the stored token would have run out: who is signed in is found all the same.
    const organization = await newOrganization(await withSession())
    await page.clock.install({ time: Date.now() + off })
    await page.goto(`/organizations/${organization}/people/invites?new=1`)
    const dialog = page.getByRole('dialog', { name: 'Invite' })
    await dialog.getByLabel('Email').fill(`${uniqueName('guest')}@example.com`)
    await dialog.getByLabel('Expires in').selectOption(choice)
    const from = Date.now()
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(dialog).toHaveCount(0)
    // Either day, where midnight passes meanwhile.
    const ends = [from, Date.now()].map((at) => day.format(at + days * DAY_MS - 60_000))
    await expect(page.getByText(new RegExp(`until (?:${ends.join('|')})`))).toBeVisible()
  })
}
