/** Three projects: what runs in process, what starts the real server and hurts it, and what asks Google's emulator. */
import { defineConfig } from 'vitest/config'

const realServerMs = 60_000

/** Only where test/emulator/run.ts has started it, and says where. */
const emulator = {
  test: {
    name: 'emulator',
    include: ['server/src/identity/conformance*.test.ts', 'test/emulator/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: realServerMs,
  },
}

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
      ...(process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined ? [] : [emulator]),
    ],
  },
})
