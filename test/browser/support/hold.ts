/** Holds what a page asks for, so that a test sees it while that is under way. */
import type { Page } from '@playwright/test'

/** The next request to an address of that pattern waits until what this answers is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    address,
    async (route) => {
      await held
      await route.fallback()
    },
    { times: 1 },
  )
  return letGo
}
