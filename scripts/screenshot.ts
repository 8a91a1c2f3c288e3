/** `npm run screenshots`: the README's pictures, and every page at three widths in both themes for looking at. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { themes } from '@atrium/contract/theme'
import { chromium, type Browser, type Page } from '@playwright/test'
import { makeOrganization, newPerson, registerPerson } from '../test/account-client.ts'
import { ensureChromium, launchArguments } from '../test/browser/find-chromium.ts'
import { widths } from '../test/browser/page-checks.ts'
import { signInAs } from '../test/browser/steps.ts'
import { freePort } from '../test/free-port.ts'
import { startServer } from '../test/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/temporary-folder.ts'
import { ensureWeb } from './web-build.ts'

const images = fileURLToPath(new URL('../docs/images', import.meta.url))
const readmeSize = { width: 1280, height: 760 }
const height = 800

await ensureWeb()
const dataDir = await temporaryFolder('screenshots')
// The product's own port where it is free: the pictures show addresses.
const server = await startServer({ dataDir, port: await freePort(8080) })
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: launchArguments })
try {
  await takeAll(browser)
} finally {
  await browser.close()
  await server.stop()
  await removeFolder(dataDir)
}

async function takeAll(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.origin, viewport: readmeSize, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const album = await mkdtemp(join(tmpdir(), 'atrium-pages-'))
  const person = newPerson({ username: 'ada', email: 'ada@example.com' })
  const session = await registerPerson(server.origin, person)

  await page.goto('/signup')
  await page.getByLabel('Username').fill('grace')
  await page.getByText('grace is free.').waitFor()
  await page.screenshot({ path: join(images, 'sign-up.png') })
  await takeEach(page, album, ['/signup', '/signup/email', '/signin', '/terms', '/nowhere'])

  await signInAs(page, person)
  await takeEach(page, album, ['/organizations', '/signup/organization', '/welcome'])
  await makeOrganization(server.origin, session, 'lovelace', 'Lovelace School')
  await makeOrganization(server.origin, session, 'engines', 'Analytical Engines')
  await makeOrganization(server.origin, session, 'arches', 'Hall of Arches')
  await page.setViewportSize(readmeSize)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/organizations')
  await page.getByText('Hall of Arches').waitFor()
  await page.screenshot({ path: join(images, 'organizations.png') })
  await takeEach(page, album, ['/organizations', `/profile/${session.uid}`, '/go/organizations/lovelace'])
  console.log(`The README's pictures are in docs/images, all pages in ${album}.`)
}

async function takeEach(page: Page, album: string, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        const name = `${path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`
        await page.screenshot({ path: join(album, name), fullPage: true })
      }
    }
  }
}
