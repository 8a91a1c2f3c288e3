/** Browser tests: every flow on the embedded database, the whole way also on PostgreSQL, what signs in also at Google's emulator. No retries. */
import { defineConfig, devices } from '@playwright/test'
import { launchArguments, locateChromium } from './test/browser/support/find-chromium.ts'
import type { ServerChoice } from './test/browser/support/fixtures.ts'

const chromium = locateChromium()

export default defineConfig<object, ServerChoice>({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './test/browser/support/prepare.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Far more than any needs alone: to arrive at an organization's site is four documents, and a busy machine is slow at each.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 15_000,
    launchOptions: { args: launchArguments, ...(chromium && { executablePath: chromium.path }) },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First: it is the longest, and alone at the end it would leave one worker idle.
    { name: 'postgres', use: { database: 'postgres' }, testMatch: 'whole-way.spec.ts' },
    { name: 'embedded', use: { database: 'embedded' }, grep: /@every-run/ },
    { name: 'thorough', use: { database: 'embedded' }, testIgnore: 'failover.spec.ts' },
    {
      name: 'cluster',
      use: { database: 'cluster' },
      testMatch: /\/(whole-way|invites|hand-off|organizations|log-out)\.spec\.ts$/,
    },
    { name: 'failover', use: { database: 'cluster' }, testMatch: 'failover.spec.ts', repeatEach: 4 },
    {
      name: 'emulator',
      use: { database: 'embedded', provider: 'emulator' },
      testMatch:
        /\/(whole-way|hosted-account|google|sign-up|sign-in|reset(-password)?|verify|hand-off|profile)\.spec\.ts$/,
    },
  ],
})
