/** What `compose.yaml` gives to servers is what they read, and whoever copies its example finds all that can be set. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { settingGroups } from '../server/src/settings-descriptions.ts'

const text = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8')
const names = (pattern: RegExp, from: string) => [...from.matchAll(pattern)].map(([, name]) => name ?? '')

const compose = await text('compose.yaml')
const given = /&settings\n((?: {4}\S.*\n)+)/.exec(compose)?.[1] ?? ''

test('every setting is one that the server knows', () => {
  const known = new Set(Object.values(settingGroups).flatMap((group) => Object.keys(group)))
  const set = names(/^ {4}(\w+):/gm, given)
  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !known.has(name))).toEqual([])
})

test('the example has every name that is asked for, and none that nothing reads', async () => {
  const inExample = names(/^(\w+)=/gm, await text('deploy/compose/example.env'))
  const asked = names(/(?<!\$)\$\{(\w+)/g, compose)
  expect([...new Set(inExample)].sort()).toEqual([...new Set(asked)].sort())
})

test('servers have longer to end than they drain and take', () => {
  const seconds = (pattern: RegExp) => Number(pattern.exec(compose)?.[1])
  expect(seconds(/stop_grace_period: (\d+)s/)).toBeGreaterThan(seconds(/DRAIN_SECONDS: (\d+)/) + 9)
})
