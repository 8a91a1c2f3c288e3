/** Names of classes: short, the same in each build, and of one module alone. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { className } from './class-names.ts'
import { webFolder } from './web-folder.ts'

const at = (path: string) => join(webFolder(), path)

test('a class keeps its name, and has its module’s letters', () => {
  const name = className('page', at('src/ui/one.module.css'))
  expect(name).toMatch(/^page_[0-9a-f]{3}$/)
  expect(className('page', at('src/ui/one.module.css?used'))).toBe(name)
  expect(className('page', at('src/ui/other.module.css'))).not.toBe(name)
})

test('two modules that would share a name stop the build', () => {
  const name = className('list', at('src/first.module.css'))
  const alike = () => {
    for (let number = 0; number < 100_000; number += 1)
      if (className('list', at(`src/${number}.module.css`)) === name) return
  }
  expect(alike).toThrow(/would be named as one of/)
})
