/** The browser that makes the pictures: as little as possible of what it draws depends on the machine. */
import { chromium, devices, type Browser, type BrowserContext } from '@playwright/test'
import { ensureChromium, launchArguments } from '../browser/support/find-chromium.ts'
import { moment, timezone } from './moment.ts'

/** Letters, edges and pictures are drawn by one way of several, whatever the processor is, and all at once. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

export function launchForPictures(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(console.log),
    args: [...launchArguments, ...sameEverywhere],
  })
}

/** A fresh one: nobody is signed in, and every page believes that it is the pictures' moment. */
export async function newPictureContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: timezone,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // Pages name it, and the runner of tests would have another than the command.
    userAgent: devices['Desktop Chrome'].userAgent,
    viewport: { width: 1280, height: 800 },
  })
  await context.clock.setFixedTime(moment)
  return context
}
