/** The page's clock, held still: nothing is due before the test says so. */
import type { Page } from '@playwright/test'

const aheadMs = 60_000

/** From here on, time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + aheadMs)
}
