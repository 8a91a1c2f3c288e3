/** Every way to start the server tells V8 the same. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startParameters } from './start-command.ts'

test('a container starts what npm start does', async () => {
  const file = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8')
  expect(JSON.parse(/^CMD (.*)$/m.exec(file)?.[1] ?? '')).toEqual(['node', ...startParameters()])
})

test('a container’s user is told by number: Kubernetes starts no other where none may be root', async () => {
  const file = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8')
  expect([...file.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)).toEqual([
    expect.stringMatching(/^[1-9]\d*(:\d+)?$/),
  ])
})

test('the space for what is young has one size: V8 makes it small while nothing happens, and never large again', () => {
  const sizes = startParameters().flatMap((flag) => /^--(min|max)-semi-space-size=(\d+)$/.exec(flag)?.slice(1) ?? [])
  expect(sizes).toEqual(['min', '8', 'max', '8'])
})
