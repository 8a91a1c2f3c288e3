/** Toasts: top right, five seconds, stopped by whoever points or tabs to them, closed by key, button or swipe. */
import { holdClock, takeClock } from './support/clock.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { test } from './support/servers/bench-page.ts'

const saved = { kind: 'success', text: 'Updated Profile Successfully' }

test('a success is a status, an error an alert, both accessible at every width', async ({ page, onBench }) => {
  await page.goto(onBench.origin)
  await page.evaluate(() => {
    bench.showToast({ kind: 'success', text: 'Updated Profile Successfully', durationMs: 600_000 })
    bench.showToast({ kind: 'error', text: 'given_name : First name is required', durationMs: 600_000 })
    bench.showToast({
      kind: 'info',
      text: 'Deleted',
      durationMs: 600_000,
      action: {
        label: 'Undo',
        altText: 'Deleted things can be brought back from the timeline.',
        onAction: () => undefined,
      },
    })
  })
  await expect(page.getByRole('status').filter({ hasText: 'Updated Profile Successfully' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('given_name : First name is required')
  await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toContainText('from the timeline.')
  await expectAccessible(page, 'toasts')
  const box = await page.getByRole('alert').boundingBox()
  expect(box && box.x > 640 && box.y < 400, 'top right').toBe(true)
})

test('closes after five seconds, not before', async ({ page, onBench }) => {
  await takeClock(page)
  await page.goto(onBench.origin)
  await holdClock(page)
  await page.evaluate((toast) => bench.showToast(toast), saved)
  await page.clock.runFor(4_900)
  await expect(page.getByText(saved.text)).toBeVisible()
  await page.clock.runFor(400)
  await expect(page.getByText(saved.text)).toBeHidden()
})

test('stays while it is pointed at, or has the focus by F8', async ({ page, onBench }) => {
  await takeClock(page)
  await page.goto(onBench.origin)
  await holdClock(page)
  await page.evaluate((toast) => bench.showToast(toast), saved)
  await page.clock.runFor(100)
  await page.getByText(saved.text).hover()
  await page.clock.runFor(10_000)
  await expect(page.getByText(saved.text)).toBeVisible()
  await page.keyboard.press('F8')
  await page.mouse.move(0, 700)
  await page.clock.runFor(10_000)
  await expect(page.getByText(saved.text)).toBeVisible()
  await page.getByRole('button', { name: 'Elsewhere' }).focus()
  await page.clock.runFor(5_300)
  await expect(page.getByText(saved.text)).toBeHidden()
})

test('Escape, its button and a swipe close it; its action acts and closes it', async ({ page, onBench }) => {
  await page.goto(onBench.origin)
  const show = () =>
    page.evaluate(() =>
      bench.showToast({
        kind: 'info',
        text: 'Deleted',
        durationMs: 600_000,
        action: { label: 'Undo', onAction: () => (document.title = 'Undone') },
      }),
    )
  const toast = page.getByText('Deleted')
  await show()
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()

  await show()
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(toast).toBeHidden()

  await show()
  const box = await toast.boundingBox()
  if (box === null) throw new Error('The toast is not there')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 5, { steps: 6 })
  await page.mouse.up()
  await expect(toast).toBeHidden()
  expect(await page.title()).toBe('Workbench')

  const id = await show()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  expect(await page.title()).toBe('Undone')
  await page.evaluate((gone) => bench.dismissToast(gone), id)
})

test('without motion where somebody asked for that', async ({ page, onBench }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(onBench.origin)
  await page.evaluate((toast) => bench.showToast(toast), saved)
  await expect(page.getByText(saved.text)).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('on a phone it fills the width', async ({ page, onBench }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(onBench.origin)
  await page.evaluate((toast) => bench.showToast(toast), saved)
  const box = await page.getByRole('listitem').boundingBox()
  expect(box?.width).toBe(328)
})
