/** Two projects: what runs in process, and what starts the real server and hurts it. */
import { defineConfig } from 'vitest/config'

const realServerMs = 60_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,server,web}/src/**/*.test.{ts,tsx}',
            'test/{zones,docs}/**/*.test.ts',
            '{scripts,test/browser}/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: ['test/faults/prepare.ts'],
          environment: 'node',
          testTimeout: realServerMs,
          hookTimeout: realServerMs,
        },
      },
    ],
  },
})
