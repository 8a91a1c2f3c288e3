/** The README's pictures: what each shows, and what was to be read on it when it was made. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Theme } from '@atrium/contract/page/theme'
import type { Page } from '@playwright/test'
import {
  confirmAddress,
  makeOrganization,
  newPerson,
  type Person,
  registerPerson,
} from '../../support/account-client.ts'
import { joinAs, makeLabel } from './steps/people-fixture.ts'
import { signInAs } from './steps/steps.ts'

const folder = new URL('../../../docs/images/', import.meta.url)

interface ReadmePicture {
  /** File in docs/images, without its theme and its ending. */
  name: string
  /** Leads the page to what is shown, from where the one before left it. The server is a fresh one. */
  show: (page: Page, origin: string) => Promise<void>
}

/** Everything that they show: one school, its owner and its people. Made once on a server. */
async function makeSchool(origin: string): Promise<Person> {
  const owner = newPerson({ username: 'ada', email: 'ada@example.com' })
  const session = await registerPerson(origin, owner)
  await confirmAddress(origin, session, owner)
  await makeOrganization(origin, session, school, 'Lovelace School')
  const labels = new Map<string, string>()
  for (const name of ['Astronomy', 'Chess', 'Mathematics'])
    labels.set(name, (await makeLabel(origin, session, school, name)).id)
  for (const [firstName, lastName, role, label] of people) {
    const username = lastName.toLowerCase()
    const person = newPerson({ username, email: `${username}@example.com`, firstName, lastName })
    const id = labels.get(label)
    const theirs = await registerPerson(origin, person)
    // A list knows people by the addresses that they have confirmed.
    await confirmAddress(origin, theirs, person)
    await joinAs(origin, session, school, theirs, role, id === undefined ? [] : [id])
  }
  return owner
}

const school = 'lovelace'
const people = [
  ['Grace', 'Hopper', 'staff', 'Mathematics'],
  ['Alan', 'Turing', 'User', 'Chess'],
  ['Emmy', 'Noether', 'User', 'Mathematics'],
  ['Katherine', 'Johnson', 'User', 'Chess'],
  ['Mary', 'Somerville', 'staff', 'Astronomy'],
] as const

const list = `email,first name,last name,role,labels
charles@example.com,Charles,Babbage,staff,Mathematics
hopper@example.com,Grace,Hopper,staff,Mathematics
turing@example.com,Alan,Turing,staff,Chess
sophie@example.com,Sophie,Germain,,Mathematics
no address at all,,,,`

export const readmePictures: readonly ReadmePicture[] = [
  {
    name: 'sign-in',
    async show(page) {
      await page.goto('/signin')
      await page.getByLabel('Username or email').fill('ada')
      await page.getByRole('button', { name: 'Login', disabled: false }).waitFor()
    },
  },
  {
    name: 'people',
    async show(page, origin) {
      await signInAs(page, await makeSchool(origin))
      await page.goto(`/organizations/${school}/people`)
      await page.getByText('Mary Somerville').waitFor()
    },
  },
  {
    name: 'import',
    async show(page) {
      await page.goto(`/organizations/${school}/people?view=invites`)
      await page.getByRole('link', { name: 'Invite many' }).click()
      await page.getByLabel('Addresses or CSV').fill(list)
      await page.getByRole('button', { name: 'Check the list' }).click()
      await page.getByRole('cell', { name: 'no address at all', exact: true }).waitFor()
    },
  },
  {
    name: 'site',
    async show(page) {
      await page.goto(`/go/organizations/${school}`)
      await page.waitForURL((url) => url.hostname.startsWith(`${school}.`))
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

export const pictureFile = (name: string, theme: Theme) => fileURLToPath(new URL(`${name}-${theme}.png`, folder))

/**
 * What there is to read on the page, as assistive technology hears it: it changes with texts, columns and
 * controls, and with nothing that cannot be seen. The port is the machine's.
 */
export async function contentOf(page: Page): Promise<string> {
  const content = await page.locator('body').ariaSnapshot()
  return `${content.replaceAll(`localhost:${new URL(page.url()).port}`, 'localhost:8080').trim()}\n`
}

const contentFile = (name: string) => new URL(`${name}.txt`, folder)

export const recordedContent = (name: string) => readFile(contentFile(name), 'utf8')
export const recordContent = (name: string, content: string) => writeFile(contentFile(name), content)
