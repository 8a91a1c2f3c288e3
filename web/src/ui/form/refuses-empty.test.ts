/** A field that the rules of its form refuse where it is empty is told as one that has to be filled; no other is. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusesEmpty } from './refuses-empty.ts'
import { ruleWhere } from './rule-where.ts'

const filled = z.string().check(z.minLength(1))
const rules = z
  .object({ way: z.string(), name: filled, note: z.string(), email: z.string() })
  .check(ruleWhere<{ way: string }>('email' as 'way', filled, ({ way }) => way === 'mail'))
const values = { way: 'mail', name: '', note: '', email: '' }

test('by what stands in the others', () => {
  expect(refusesEmpty(rules, values, 'name')).toBe(true)
  expect(refusesEmpty(rules, values, 'note')).toBe(false)
  const named = { ...values, name: 'Ada' }
  expect(refusesEmpty(rules, named, 'email')).toBe(true)
  expect(refusesEmpty(rules, { ...named, way: 'link' }, 'email')).toBe(false)
})
