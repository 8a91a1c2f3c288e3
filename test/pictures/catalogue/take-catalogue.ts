/** Pictures of every part of the catalogue, light and dark, from the left and from the right. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../../support/free-port.ts'
import { serveCatalogue } from '../../support/serve-catalogue.ts'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import type { Album } from '../album/album.ts'
import { newPictureContext } from '../browser.ts'
import { takeBothThemes } from '../both-themes.ts'

const desk = { width: 1280, height: 800 }
const directions = ['ltr', 'rtl'] as const

/** A state that has a window of its own. */
interface Window {
  name: string
  path: string
  width: number
  height: number
}

/** `root`: the checkout whose catalogue it is. False where that has none yet. */
export async function takeCatalogue(browser: Browser, root: string, album: Album): Promise<boolean> {
  const program = join(root, 'web/build/catalogue.ts')
  if (!existsSync(program)) return false
  const { buildCatalogue } = (await import(pathToFileURL(program).href)) as {
    buildCatalogue: (folder: string) => Promise<void>
  }
  const folder = await temporaryFolder('catalogue')
  try {
    await buildCatalogue(folder)
    const server = await serveCatalogue(folder, await freePort())
    try {
      await Promise.all(directions.map((direction) => takeDirection(browser, server.origin, direction, album)))
    } finally {
      await server.close()
    }
  } finally {
    await removeFolder(folder)
  }
  return true
}

async function takeDirection(browser: Browser, origin: string, direction: string, album: Album): Promise<void> {
  const nameIn = (name: string) => (theme: string) => `catalogue/${name}-${direction}-${theme}`
  const context = await newPictureContext(browser, origin)
  const page = await context.newPage()
  await takeBothThemes(page, `/${direction}/?still`, desk, nameIn('all'), album)
  const parts = await page
    .locator('main article a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  const takeParts = async (page: Page) => {
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      const name = (new URL(part).searchParams.get('part') ?? '').replace(/\.\w+$/, '')
      await takeBothThemes(page, part, desk, nameIn(name), album)
      for (const window of await windowsOf(page))
        await takeBothThemes(page, window.path, window, nameIn(`${name}/${window.name}`), album)
    }
  }
  // While one page comes to rest, the other is drawn.
  await Promise.all([page, await context.newPage()].map(takeParts))
  await context.close()
}

function windowsOf(page: Page): Promise<Window[]> {
  return page.locator('a[data-height]').evaluateAll(
    (links: HTMLAnchorElement[], usual: number) =>
      links.map(({ href, textContent, dataset }) => ({
        name: textContent.replaceAll(/\W+/g, '-'),
        path: href,
        width: Number(dataset['width'] ?? usual),
        height: Number(dataset['height']),
      })),
    desk.width,
  )
}
