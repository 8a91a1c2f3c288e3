/** The list of settings is the server's. */
import { expect, test } from 'vitest'
import { settingsPage, writtenSettingsPage } from './settings-page.ts'

test('docs/settings.md lists exactly the settings that the server reads, with their defaults', async () => {
  const needed = await settingsPage()
  expect(await writtenSettingsPage(), 'docs/settings.md is old: npm run docs:settings').toBe(needed)
})
