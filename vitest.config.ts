/** The projects: what runs in process, what starts the real server and hurts it, and what asks Google's emulator. */
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

/** They wait for deadlines to pass: a stream that is too slow, the lease of a worker that was killed. */
const slowFaults = [
  'test/faults/hostile-upload.test.ts',
  'test/faults/people-import.test.ts',
  'test/faults/power-cut-everywhere.test.ts',
]

const faults = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  test: {
    ...files,
    name,
    globalSetup: ['test/faults/prepare.ts'],
    environment: 'node',
    testTimeout: realServerMs,
    hookTimeout: realServerMs,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,server,web}/src/**/*.test.{ts,tsx}',
            'test/{zones,docs}/**/*.test.ts',
            '{scripts,test/browser,web/build}/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      faults('faults', { include: ['test/faults/**/*.test.ts'], exclude: slowFaults }),
      faults('slow-faults', { include: slowFaults }),
      ...(process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined ? [] : [emulator]),
    ],
  },
})
