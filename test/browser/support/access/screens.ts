/** What a screen is, for looking at all of them: who opens which address, and what brings it into its state. */
import { expect, type Page, type Route } from '@playwright/test'
import type { House } from './house.ts'
import type { Say } from './words.ts'

export interface Stage {
  page: Page
  say: Say
  house: House
}

export interface Screen {
  /** Its address and its state, in a few words. */
  name: string
  at: string | ((house: House) => string)
  /** Pressed, typed, opened: what follows after the page is there. */
  open?: (stage: Stage) => Promise<unknown>
  /** Before the address is opened: what the server is to answer. */
  before?: (stage: Stage) => Promise<unknown>
  /** Something in it is under way, and stays so. */
  waits?: true
  /** Stands over the page: only what is in it can be reached. */
  over?: 'dialog' | 'menu'
  /** There at some widths only. */
  widths?: readonly number[]
}

/** Puts `screen` before somebody. Fails where its page does not come. */
export async function show(screen: Screen, stage: Stage): Promise<void> {
  const { page, house } = stage
  const { at, before, open, waits } = screen
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize({ width: screen.widths?.[0] ?? 1280, height: 800 })
  await before?.(stage)
  // A new entry, which knows nothing of the one before.
  await page.goto('about:blank')
  await page.goto(typeof at === 'string' ? at : at(house))
  await expect(page.locator(waits === undefined ? 'h1' : 'h1, progress').first(), screen.name).toBeVisible()
  if (waits === undefined) await settled(page, screen.name)
  await open?.(stage)
  if (waits === undefined) await settled(page, screen.name)
}

/** Nothing is under way. */
async function settled(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => !('__earlyPress' in window))
  await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]'), name).toHaveCount(0)
}

/** The screens of a part of the product; each test looks at some of them, so that two can be looked at at a time. */
export interface Tour {
  name: string
  /** Whether the page is the owner's, or somebody's who is not signed in. */
  by: 'owner' | 'guest'
  screens: readonly Screen[]
}

export const button = ({ page, say }: Stage, name: string) => page.getByRole('button', { name: say(name) })
export const link = ({ page, say }: Stage, name: string) => page.getByRole('link', { name: say(name) })
export const field = ({ page, say }: Stage, label: string) => page.getByLabel(say(label))
export const dialog = ({ page }: Stage) => page.getByRole('dialog')

/** Every call of these addresses fails, or never gets an answer; pages and scripts of such names are there. */
export function failing(address: string) {
  const json = { code: 500, error: 'internal', message: 'Something went wrong' }
  return ({ page }: Stage) =>
    page.route(
      address,
      ofCalls((route) => route.fulfill({ status: 500, json })),
    )
}
export function hanging(address: string) {
  return ({ page }: Stage) =>
    page.route(
      address,
      ofCalls(() => undefined),
    )
}

const ofCalls = (answer: (route: Route) => unknown) => (route: Route) =>
  new URL(route.request().url()).pathname.startsWith('/api/') ? answer(route) : route.fallback()
