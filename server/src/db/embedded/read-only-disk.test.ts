/** A disk that is read-only, as one that failed is mounted again: it is no question of who owns the folder. */
import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sentenceFor } from '#start-failure.ts'
import { assertWhole } from './database-folder.ts'

test('the sentence says that the disk is read-only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-read-only-'))
  const asked = vi.spyOn(fs, 'accessSync').mockImplementation((path) => {
    throw Object.assign(new Error(`EROFS: read-only file system, access '${String(path)}'`), { code: 'EROFS', path })
  })
  syncBuiltinESMExports()
  try {
    assertWhole(folder)
    expect.unreachable()
  } catch (error) {
    expect(sentenceFor(error)).toBe(`${folder} is on a read-only disk: set DATA_DIR to a folder that can be written.`)
  } finally {
    asked.mockRestore()
    syncBuiltinESMExports()
    rmSync(folder, { recursive: true })
  }
})
