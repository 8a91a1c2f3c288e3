/** What a module of texts becomes, so that names in its texts keep their own direction. */
import { expect, test } from 'vitest'
import { withIsolation } from './isolated-names.ts'

test('all that a module hands out isolates what it is given; what it keeps for itself is left', () => {
  const code = [
    `import type { Role } from 'roles'`,
    `export type Name = string`,
    `export const texts = { by: (name: string) => name } as const`,
    `export function list(of: Role): string { return texts.by(of) }`,
    `const own = 'never'`,
  ].join('\n')
  expect(withIsolation(code).split('\n')).toEqual([
    `import { isolating } from '#languages/formats.ts'`,
    `import type { Role } from 'roles'`,
    `export type Name = string`,
    `export const texts = /* @__PURE__ */ isolating({ by: (name: string) => name } as const)`,
    `function listGiven(of: Role): string { return texts.by(of) }`,
    `const own = 'never'`,
    `export const list = /* @__PURE__ */ isolating(listGiven)`,
  ])
})

test('a module that hands out nothing of its own is left', () => {
  const code = `export type Name = string`
  expect(withIsolation(code)).toBe(code)
})
