/** The contract as the browser gets it. */
import { expect, test } from 'vitest'
import { slim } from './slim-contract.ts'

test('an endpoint keeps how it is called, and loses its schemas', () => {
  const code = `export const find = endpoint({
    id: 'find',
    summary: 'Finds (it, at once).',
    method: 'GET',
    path: '/api/find',
    access: { organization: everyRole },
    query: z.strictObject({ name: z.string() }),
    file: 'text/csv',
    ...shared.found,
    answer: z.array(z.string()),
  })`
  const written = slim(code).replaceAll(/\s+/g, ' ')
  expect(written).toContain("method: 'GET', path: '/api/find', access: { organization: everyRole }, file: 'text/csv',")
  expect(written).not.toMatch(/endpoint|z\.|summary|shared/)
})

test('what else is declared goes where nobody imports it', () => {
  expect(slim(`export const user = z.string()`)).toBe('export const user = /* @__PURE__ */ (() => (z.string()))()')
})

test('a text, a number and a function stay as they are', () => {
  const code = `export const most = 5\nconst name = 'x'\nexport const double = (n: number) => 2 * n`
  expect(slim(code)).toBe(code)
})

test('the build stops at an endpoint that is described elsewhere', () => {
  expect(() => slim('export const find = endpoint(described)')).toThrow(/not known here/)
})
