/** Which browser the tests take. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { ensureChromium, locateChromium } from './find-chromium.ts'

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder('chromium')
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await removeFolder(folder)
})

async function program(name: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, '#!/bin/sh\n', { mode: 0o755 })
  return path
}

test('the one that CHROMIUM_PATH names comes first', async () => {
  await program('chromium')
  const chosen = await program('chosen')
  vi.stubEnv('CHROMIUM_PATH', chosen)
  expect(locateChromium()).toEqual({ path: chosen, from: 'CHROMIUM_PATH' })
})

test('a CHROMIUM_PATH that leads nowhere is said, not ignored', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(() => locateChromium()).toThrow('CHROMIUM_PATH names /nowhere/chromium, which is not a program')
})

test('the system’s is next, and it is said which', async () => {
  const path = await program('chromium-browser')
  const said: string[] = []
  expect(ensureChromium((sentence) => said.push(sentence))).toBe(path)
  expect(said).toEqual([`Browser: ${path} (from the system).`])
})

test('with none to be had there is one clear sentence', () => {
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
  expect(() => ensureChromium(() => undefined)).toThrow(
    /^No Chromium was found and none could be installed \(.+\); set CHROMIUM_PATH to one\.$/,
  )
})
