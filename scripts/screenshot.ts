/** `npm run screenshots`: the README's pictures, light and dark. Every screen, for looking at and comparing, is `npm run pictures`. */
import { themes } from '@atrium/contract/page/theme'
import { chromium, type Browser, type Page } from '@playwright/test'
import { ensureChromium, launchArguments } from '../test/browser/support/find-chromium.ts'
import { contentOf, pictureFile, readmePictures, recordContent } from '../test/browser/support/readme-pictures.ts'
import { freePort } from '../test/support/free-port.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { ensureWeb } from './web-build.js'

const size = { width: 1280, height: 760 }

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
  console.log("The README's pictures are in docs/images.")
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: size,
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
