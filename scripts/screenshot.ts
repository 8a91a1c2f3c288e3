/**
 * `npm run screenshots`: the README's pictures, and every page at three widths in both themes for looking at;
 * `npm run screenshots readme`: the pictures alone.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { themes } from '@atrium/contract/page/theme'
import { chromium, type Browser, type Page } from '@playwright/test'
import { ensureChromium, launchArguments } from '../test/browser/support/find-chromium.ts'
import { widths } from '../test/browser/support/page-checks.ts'
import { contentOf, pictureFile, readmePictures, recordContent } from '../test/browser/support/readme-pictures.ts'
import { signInAs } from '../test/browser/support/steps/steps.ts'
import { makeOrganization, newPerson, registerPerson } from '../test/support/account-client.ts'
import { freePort } from '../test/support/free-port.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { ensureWeb } from './web-build.js'

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
  const visitor = await newPage(browser)
  for (const { name, show } of readmePictures) {
    await show(visitor, server.origin)
    await recordContent(name, await settledContent(visitor))
    await visitor.mouse.move(0, 0)
    await visitor.evaluate(() => scrollTo(0, 0))
    for (const theme of themes) {
      await visitor.emulateMedia({ colorScheme: theme })
      await visitor.screenshot({ path: pictureFile(name, theme), animations: 'disabled' })
    }
    await visitor.emulateMedia({ colorScheme: 'light' })
  }
  await visitor.context().close()
  if (process.argv.includes('readme')) return console.log("The README's pictures are in docs/images.")
  const page = await newPage(browser)
  const album = await mkdtemp(join(tmpdir(), 'atrium-pages-'))
  const person = newPerson({ username: 'charles', email: 'charles@example.com', firstName: 'Charles' })
  const session = await registerPerson(server.origin, person)
  await takeEach(page, album, ['/signup', '/signup/email', '/signin', '/terms', '/nowhere', '/docs'])

  await signInAs(page, person)
  await takeEach(page, album, ['/organizations', '/signup/organization', '/welcome', '/reset-password'])
  await makeOrganization(server.origin, session, 'babbage', 'Babbage School')
  const paths = [
    '/organizations',
    `/profile/${session.uid}`,
    '/organizations/babbage/people',
    '/go/organizations/babbage',
  ]
  await takeEach(page, album, paths)
  console.log(`The README's pictures are in docs/images, all pages in ${album}.`)
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: readmeSize,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  return context.newPage()
}

/** What loads by itself has come when for a while nothing new is to be read. */
async function settledContent(page: Page): Promise<string> {
  let content = await contentOf(page)
  for (;;) {
    await page.waitForTimeout(700)
    const next = await contentOf(page)
    if (next === content) return content
    content = next
  }
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
