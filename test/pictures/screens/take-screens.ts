/** Pictures of every screen, on a phone and on a desk, light and dark. */
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../../browser/support/steps/steps.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import type { Album } from '../album/album.ts'
import { takeBothThemes } from '../both-themes.ts'
import { newPictureContext } from '../browser.ts'
import { moment } from '../moment.ts'
import { startPictureServer } from '../server/picture-server.ts'
import { makeSchool, type School, schoolBegins } from '../server/school.ts'
import { type Screen, screensOf, type Viewer } from './screens.ts'

const widths = [360, 1280] as const
const height = 800

/** Side by side; those who sign in are slower. */
const lanes: readonly (readonly Viewer[])[] = [['guest', 'newcomer'], ['owner']]

/** `root`: the checkout whose pages they are; they and its server are built. */
export async function takeScreens(browser: Browser, root: string, album: Album): Promise<void> {
  const dataDir = await temporaryFolder('pictures')
  try {
    const school = await makeOn(root, dataDir)
    // Another process: what the first one kept in memory was written down as it ended.
    const server = await startPictureServer({ root, dataDir, at: moment })
    try {
      const screens = screensOf(root, server.origin, school)
      const take = async (viewers: readonly Viewer[]) => {
        for (const viewer of viewers) {
          const page = await openAs(browser, server.origin, school, viewer)
          for (const screen of screens.filter((one) => one.viewer === viewer)) await takeScreen(page, screen, album)
          await page.context().close()
        }
      }
      await Promise.all(lanes.map(take))
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(dataDir)
  }
}

async function makeOn(root: string, dataDir: string): Promise<School> {
  const server = await startPictureServer({ root, dataDir, at: schoolBegins, ticks: true })
  try {
    return await makeSchool(server)
  } finally {
    await server.stop()
  }
}

async function openAs(browser: Browser, origin: string, school: School, viewer: Viewer): Promise<Page> {
  const page = await (await newPictureContext(browser, origin)).newPage()
  if (viewer !== 'guest') await signInAs(page, school[viewer])
  return page
}

async function takeScreen(page: Page, { name, path }: Screen, album: Album): Promise<void> {
  for (const width of widths) {
    const nameIn = (theme: string) => `screens/${name}-${width}-${theme}`
    await takeBothThemes(page, path, { width, height }, nameIn, album)
  }
}
