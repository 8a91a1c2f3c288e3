/** A page as a picture in each theme. It is loaded once: a theme is a rule of style, and asks for nothing. */
import { themes } from '@atrium/contract/page/theme'
import type { Page } from '@playwright/test'
import type { Album } from './album/album.ts'
import { shoot, untilAtRest, withoutChance } from './shoot.ts'

/** `nameIn`: the name of the picture in a theme. */
export async function takeBothThemes(
  page: Page,
  path: string,
  { width, height }: { width: number; height: number },
  nameIn: (theme: string) => string,
  album: Album,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  await untilAtRest(page)
  await withoutChance(page)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await album.add(nameIn(colorScheme), await shoot(page))
  }
}
