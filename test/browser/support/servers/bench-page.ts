/** The workbench as tests reach it: one server a worker, and a page on it. */
import { test as fixtures } from '../fixtures.ts'
import { startWorkbench, type Workbench } from './workbench.ts'

interface Bench {
  call: (endpoint: object, input: object) => Promise<unknown>
  upload: (endpoint: object, input: object) => Promise<unknown>
  showErrorToast: (error: unknown) => { code: number | null; message: string }
  showToast: (content: object) => number
  dismissToast: (id: number) => void
  isReloadFlagRaised: () => boolean
  renewals: () => number
  reports: object[]
}

declare global {
  /** What the workbench's page holds out. */
  var bench: Bench
}

export const test = fixtures.extend<{ onBench: Workbench }, { workbench: Workbench }>({
  workbench: [
    async ({}, use) => {
      const workbench = await startWorkbench()
      await use(workbench)
      await workbench.close()
    },
    { scope: 'worker' },
  ],
  // The product's own server is not needed here, so it is not started.
  baseURL: async ({ workbench }, use) => use(workbench.origin),
  /** The page is on the workbench, with a token. */
  onBench: async ({ page, workbench }, use) => {
    await page.goto(workbench.origin)
    await page.evaluate(() => localStorage.setItem('accessToken', 'old'))
    await use(workbench)
  },
})
