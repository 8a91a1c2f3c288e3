/** What "the text stands beside the field" means, and moving by keyboard. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Visible, announced, tied to the field, and the field says that it is wrong. */
export async function expectFieldError(page: Page, field: Locator, text: string): Promise<void> {
  await expect(page.getByRole('alert').and(page.getByText(text, { exact: true }))).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(escape(text)))
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}

const farEnough = 40

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < farEnough; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab did not reach ${target.toString()}.`)
}

/** Moves to a field by keyboard and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
