/** The page's clock in the test's hand: nothing is due before the test says so. */
import type { Page } from '@playwright/test'

const aheadMs = 60_000

/** Before the page is opened: a timer from before could be neither held nor cleared. Time passes as ever. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install()
}

/** What brings a prerendered page to life has run: presses and links are the page's own from here on. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('__earlyPress' in window))
}

/** From here on, time passes by `page.clock.runFor` alone. Only with a clock that was taken. */
export async function holdClock(page: Page): Promise<void> {
  // What brings a prerendered page to life takes timers of its own.
  await untilAlive(page)
  await page.clock.pauseAt(Date.now() + aheadMs)
}

/** Before a prerendered page is opened: it is there to be seen, and comes alive when it is told to. */
export async function keepFromComingAlive(page: Page): Promise<() => Promise<void>> {
  await page.clock.install()
  // What brings the page to life waits for its first frame.
  await page.clock.pauseAt(Date.now() + aheadMs)
  return () => page.clock.resume()
}
