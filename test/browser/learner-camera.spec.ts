/** A card that is shown to the device one signs in on: where its browser reads codes and has a camera, and nowhere else. */
import type { Browser, Page } from '@playwright/test'
import { expect } from './support/fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { test } from './support/steps/people-school.ts'

interface Staged {
  /** What is before the camera. */
  code?: string
  /** Whether it is given to the page. */
  refused?: boolean
  streams: MediaStream[]
}
type Stage = Window & { staged: Staged }

/** A browser that reads codes, with a camera that shows what the test holds before it: the real ones are a device's own. */
async function withCamera(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } })
  await context.addInitScript(() => {
    const staged: Staged = { streams: [] }
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['aztec', 'qr_code'])
      detect = () => Promise.resolve(staged.code === undefined ? [] : [{ rawValue: staged.code }])
    }
    const getUserMedia = () => {
      if (staged.refused) return Promise.reject(new DOMException('no', 'NotAllowedError'))
      const canvas = document.createElement('canvas')
      const paper = canvas.getContext('2d')
      setInterval(() => paper?.fillRect(0, 0, 10, 10), 20)
      const stream = canvas.captureStream(20)
      staged.streams.push(stream)
      return Promise.resolve(stream)
    }
    const enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' }])
    Object.assign(window, { staged, BarcodeDetector: Detector })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia, enumerateDevices } })
  })
  return context.newPage()
}

const hold = (page: Page, code: string) =>
  page.evaluate((held) => void ((window as unknown as Stage).staged.code = held), code)
const isOff = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Stage).staged.streams.every((stream) =>
      stream.getTracks().every(({ readyState }) => readyState === 'ended'),
    ),
  )

async function makeLearner(page: Page, organization: string): Promise<string> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/users/learners') && response.request().method() === 'POST',
  )
  await page.goto(`/organizations/${organization}/people/learners`)
  await page.getByRole('button', { name: 'Add one' }).click()
  const form = page.getByRole('dialog', { name: 'Add a learner' })
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Username').fill('ada')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const { made } = (await (await answer).json()) as { made: { address: string }[] }
  return made[0]?.address ?? ''
}

test('a card before the camera says whose it is, and the camera is off again; other codes are nothing', async ({
  page,
  browser,
  server,
  school: { name },
}) => {
  const address = await makeLearner(page, name)
  const there = await withCamera(browser)
  const scan = there.getByRole('button', { name: 'Show my card to the camera' })
  await there.goto(`http://${name}.${server.hostDomain}/learners`)
  await expectAccessible(there, 'username, with a camera')
  await scan.click()
  await expect(there.getByRole('heading', { name: 'Hold your card in front of the camera' })).toBeVisible()
  await expect(there.getByText('The camera is starting.')).toBeHidden()
  await expectAccessible(there, 'the camera')
  await expectNoSidewaysScroll(there, 'the camera')
  await there.getByRole('button', { name: 'Back' }).click()
  await expect(there.getByLabel('Your username')).toBeVisible()
  await expect.poll(() => isOff(there), 'whoever goes back is seen no more').toBe(true)

  await scan.click()
  await hold(there, 'https://example.org/#a-poster')
  await expect(there.getByText('The camera is starting.')).toBeHidden()
  await hold(there, address)
  await expect(there.getByRole('heading', { name: 'Are you Ada?' })).toBeVisible()
  expect(await isOff(there)).toBe(true)
  await there.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(there.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible()
  await there.context().close()
})

test('a camera that is not given is said, with the way back; without a reader of codes nothing is offered', async ({
  page,
  browser,
  server,
  school: { name },
}) => {
  const there = await withCamera(browser)
  await there.goto(`http://${name}.${server.hostDomain}/learners`)
  await there.evaluate(() => void ((window as unknown as Stage).staged.refused = true))
  await there.getByRole('button', { name: 'Show my card to the camera' }).click()
  await expect(there.getByText('The camera does not work here.')).toBeVisible()
  await expectAccessible(there, 'no camera')
  await there.getByRole('button', { name: 'Back' }).click()
  await expect(there.getByLabel('Your username')).toBeVisible()
  await there.context().close()

  await page.addInitScript(() => void delete (window as { BarcodeDetector?: unknown }).BarcodeDetector)
  const chunks: string[] = []
  page.on('request', (request) => chunks.push(new URL(request.url()).pathname))
  await page.goto(`http://${name}.${server.hostDomain}/learners`)
  await expect(page.getByLabel('Your username')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show my card to the camera' })).toHaveCount(0)
  expect(chunks.filter((path) => path.includes('scan-step'))).toEqual([])
})
