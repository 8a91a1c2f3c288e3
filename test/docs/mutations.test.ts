/** What `npm run test:mutations` takes out is still there to be taken out, and docs/security.md lists it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatted } from '../../scripts/formatted.ts'
import { expect, test } from 'vitest'
import { decisions, withList } from '../mutations/all.ts'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const all = decisions.flatMap(({ mutations }) => mutations)

test('each check stands once in its file, and each test that is to notice is there', () => {
  const wrong = all.flatMap(({ what, file, find, caughtBy }) => [
    ...(textOf(file).split(find).length === 2 ? [] : [`${what}: not once in ${file}`]),
    ...caughtBy.filter((test) => !existsSync(join(root, test))).map((test) => `${what}: there is no ${test}`),
  ])
  expect(wrong).toEqual([])
})

test('each decision has its mutations, and docs/security.md lists them (npm run test:mutations -- --list)', async () => {
  expect(decisions).toHaveLength(12)
  for (const { mutations } of decisions) expect(mutations.length).toBeGreaterThan(1)
  const file = join(root, 'docs/security.md')
  const text = textOf('docs/security.md')
  const current = await formatted(file, withList(text))
  expect(current).toBe(text)
})
