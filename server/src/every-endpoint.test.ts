/** What holds for every endpoint is asked of a list: none is described and left out of it. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@atrium/contract/endpoints'
import { expect, test } from 'vitest'

const contract = join(import.meta.dirname, '../../contract/src')
const files = globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts'] })

/** Those that `endpoint` made, alone or several together. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null) return []
  const { id, method, path, access } = value as Record<string, unknown>
  return typeof id === 'string' && [method, path, access].every((part) => part !== undefined) ? [id] : []
}

test('every endpoint that a file of the contract exports is in the list of all, once', async () => {
  const exported = await Promise.all(
    files.map(async (file) => (await import(join(contract, file))) as Record<string, unknown>),
  )
  const described = new Set(exported.flatMap((one) => Object.values(one).flatMap(idsIn)))
  expect(endpoints.map(({ id }) => id).toSorted()).toEqual([...described].toSorted())
})
