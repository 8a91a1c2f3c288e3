/** All pictures of a checkout, into a folder. */
import { execFileSync } from 'node:child_process'
import type { Browser } from '@playwright/test'
import { newAlbum, pictureNames } from './album/album.ts'
import { takeCatalogue } from './catalogue/take-catalogue.ts'
import { takeScreens } from './screens/take-screens.ts'

export const kinds = ['screens', 'catalogue'] as const
export type Kind = (typeof kinds)[number]

/** Builds the checkout first. Says how many there are and how long they took. */
export async function takeAll(
  browser: Browser,
  root: string,
  folder: string,
  wanted: readonly Kind[] = kinds,
): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  const began = performance.now()
  const album = await newAlbum(folder)
  if (wanted.includes('screens')) await takeScreens(browser, root, album)
  if (wanted.includes('catalogue') && !(await takeCatalogue(browser, root, album)))
    console.log('There is no catalogue in that checkout.')
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(`${pictureNames(folder).length} pictures in ${seconds} s: ${folder}`)
}
