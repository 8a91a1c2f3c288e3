/** Filled: a roster, a connection of an organization's own sign-in, a directory. */
import { addSignInConnection } from '@atrium/contract/organizations/single-sign-on'
import { expect } from '@playwright/test'
import { rosterZip, schoolFiles } from '../../../../server/src/testing/fixtures/roster-archives.ts'
import { button, type Screen, type Stage } from './screens.ts'
import type { House } from './house.ts'

const people =
  (rest: string) =>
  ({ name }: House) =>
    `/organizations/${name}/${rest}`

const archive = rosterZip({
  files: schoolFiles(
    [
      { id: 'teacher', role: 'teacher', email: 'teacher@example.com', classes: ['first'] },
      { id: 'nobody', email: 'no address at all', classes: ['first'] },
    ],
    { first: '1b' },
  ),
})

async function uploadRoster(stage: Stage): Promise<void> {
  const { page } = stage
  const file = { name: 'roster.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) }
  await page.locator('input[name=roster]').setInputFiles(file)
  await button(stage, 'Upload and check').click()
  await expect(page).toHaveURL(/\/people\/rosters\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function openConnection({ page, house: { origin, name, owner } }: Stage): Promise<void> {
  const oidc = { preset: 'keycloak', issuer: 'https://login.example.org/realms/school', client_id: 'atrium' }
  const { method, path } = addSignInConnection
  const answer = await fetch(`${origin}${path.replace(':name', name)}`, {
    method,
    headers: { authorization: `Bearer ${owner.session.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'School accounts', oidc: { ...oidc, client_secret: 'A quiet secret' } }),
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/organizations/${name}/settings/single-sign-on/${id}`)
  await expect(page.getByRole('heading', { name: 'School accounts' }).first()).toBeVisible()
}

export const doorsIn: Screen[] = [
  { name: 'rosters, none', at: people('people/rosters') },
  { name: 'a roster that is not there', at: people('people/rosters/nothing') },
  { name: 'a roster, looked through', at: people('people/rosters'), open: uploadRoster },
  { name: 'rosters', at: people('people/rosters') },
  { name: 'a connection', at: people('settings/single-sign-on'), open: openConnection },
]
