/**
 * Somebody without a pointer: reaches what they want by Tab, presses and types there, and always sees where they are.
 * Nothing here clicks or fills.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from './page-checks.ts'

const farEnough = 80

/** Empty where the focus is on something that is in sight and shows it; else what is wrong. */
function wrongWithFocus(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'the focus is lost'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const inSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  if (!inSight) return `out of sight: ${element.outerHTML.slice(0, 120)}`
  // A heading that got it, or a dialog, is where to go on from, and nothing that is pressed.
  if (element.tabIndex < 0) return ''
  const shows = (part: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
  return around.some((part) => part != null && shows(part)) ? '' : `not shown: ${element.outerHTML.slice(0, 120)}`
}

export function keyboardOf(page: Page) {
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  /** On something, in sight, and shown. Waits for what is under way. */
  const expectFocus = (name: string) =>
    expect.poll(() => page.evaluate(wrongWithFocus), `${name}: where the focus is`).toBe('')

  /** By Tab, or backwards; every stop on the way is in sight and shown. */
  async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    for (let presses = 0; presses < farEnough; presses += 1) {
      if (await has(target)) return expectFocus(target.toString())
      await page.keyboard.press(key)
    }
    throw new Error(`${key} did not reach ${target.toString()}.`)
  }

  return {
    reach,
    expectFocus,
    key: (key: string) => page.keyboard.press(key),
    /** A button, a link, a menu item. */
    async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(target)
      await page.keyboard.press(key)
    },
    /** In the place of what stands there; Enter sends it. */
    async type(field: Locator, text: string, last: 'Enter' | 'stay' = 'Enter'): Promise<void> {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      await expect(field).toHaveValue(text)
      if (last === 'Enter') await page.keyboard.press('Enter')
    },
    /** A menu behind a button: opened, gone through by arrows, chosen from. */
    async choose(button: Locator, item: Locator): Promise<void> {
      await reach(button)
      await page.keyboard.press('Enter')
      await expect(item).toBeVisible()
      for (let presses = 0; presses < farEnough; presses += 1) {
        if (await has(item)) return page.keyboard.press('Enter')
        await page.keyboard.press('ArrowDown')
      }
      throw new Error(`The arrow did not reach ${item.toString()}.`)
    },
    /** What a step came to: it is there, the focus is somewhere to go on from, and axe finds nothing at this width. */
    async sees(outcome: Locator, name: string): Promise<void> {
      await expect(outcome.first()).toBeVisible()
      await expectFocus(name)
      await expectNoViolations(page, name)
    },
  }
}
