/** The README's pictures: what each shows, and what was to be read on it when it was made. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { makeOrganization, newPerson, registerPerson } from '../account-client.ts'
import { signInAs } from './steps.ts'

const folder = new URL('../../docs/images/', import.meta.url)

interface ReadmePicture {
  /** File in docs/images, without its ending. */
  name: string
  /** Leads the page to what is shown. The server is a fresh one, and nobody is signed in. */
  show: (page: Page, origin: string) => Promise<void>
}

export const readmePictures: readonly ReadmePicture[] = [
  {
    name: 'sign-up',
    async show(page) {
      await page.goto('/signup')
      await page.getByLabel('Username').fill('grace')
      await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor()
    },
  },
  {
    name: 'organizations',
    async show(page, origin) {
      const person = newPerson({ username: 'ada', email: 'ada@example.com' })
      const session = await registerPerson(origin, person)
      await makeOrganization(origin, session, 'lovelace', 'Lovelace School')
      await makeOrganization(origin, session, 'engines', 'Analytical Engines')
      await makeOrganization(origin, session, 'arches', 'Hall of Arches')
      await signInAs(page, person)
      await page.getByText('Hall of Arches').waitFor()
    },
  },
]

export const pictureFile = (name: string) => fileURLToPath(new URL(`${name}.png`, folder))

/**
 * What there is to read on the page, as assistive technology hears it: it changes with texts, columns and
 * controls, and with nothing that cannot be seen. The port is the machine's.
 */
export async function contentOf(page: Page): Promise<string> {
  const content = await page.locator('body').ariaSnapshot()
  return `${content.replaceAll(new URL(page.url()).host, 'localhost:8080').trim()}\n`
}

const contentFile = (name: string) => new URL(`${name}.txt`, folder)

export const recordedContent = (name: string) => readFile(contentFile(name), 'utf8')
export const recordContent = (name: string, content: string) => writeFile(contentFile(name), content)
