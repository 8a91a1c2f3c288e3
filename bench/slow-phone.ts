/** A slow phone far away, as the benches of the pages take it. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export const cpuSlowdown = 4
/** DevTools' “Slow 4G”, in milliseconds and bytes a second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** Slows a page down for all that it does from now on; answers what else its developer tools can be asked. */
export async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return devtools
}

/** When something happened, in milliseconds from the start of the way to the page. */
export async function entryOf(page: Page, name: string): Promise<number> {
  const read = (wanted: string) => performance.getEntriesByName(wanted)[0]?.startTime
  return (await (await page.waitForFunction(read, name)).jsonValue()) ?? Number.NaN
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
