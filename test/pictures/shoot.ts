/** One picture of a page that has come to rest. */
import type { Page } from '@playwright/test'

const quietMs = 10_000
const mostLooks = 12
/** Bars that climb by themselves end there (`loaderMaxPercent`). */
const climbedPercent = 95

/** What was asked for is there: answers, letters, pictures, and bars that climb have reached their end. */
export async function untilAtRest(page: Page): Promise<void> {
  // A page that asks again and again is never idle, and at rest all the same.
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined)
  await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      }),
    ),
  )
  await page.waitForFunction(
    (most) =>
      [...document.querySelectorAll<HTMLProgressElement>('main[aria-busy="true"] > progress')].every(
        ({ value }) => value >= most,
      ),
    climbedPercent,
  )
}

/** Ids that addresses on a page have, of what was made by chance, are read as one that never changes. */
export function withoutChance(page: Page): Promise<void> {
  return page.evaluate(() => {
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
    for (const field of document.querySelectorAll('input')) {
      const fixed = field.value.replace(id, '00000000-0000-4000-8000-000000000000')
      if (fixed !== field.value) field.value = fixed
    }
  })
}

/** The whole page. Taken until two after each other are the same; throws where none are. */
export async function shoot(page: Page): Promise<Buffer> {
  let last = await take(page)
  for (let looks = 1; looks < mostLooks; looks += 1) {
    const next = await take(page)
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${page.url()} does not come to rest: no two pictures of it are the same`)
}

function take(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
}
