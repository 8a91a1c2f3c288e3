import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ruleWhere } from './rule-where.ts'

const filledIn = z.object({ way: z.string(), email: z.string() })
type Values = z.output<typeof filledIn>
const required = z.string().check(z.minLength(1, 'Please.'))
const schema = filledIn.check(ruleWhere<Values>('email', required, ({ way }) => way === 'mail'))

test('the rule holds where it applies, beside its field, and nowhere else', () => {
  const { error } = schema.safeParse({ way: 'mail', email: '' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['email'], 'Please.']])
  expect(schema.safeParse({ way: 'link', email: '' }).success).toBe(true)
})
