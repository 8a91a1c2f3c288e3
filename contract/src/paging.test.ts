/** Which page of a list a query asks for. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { pageOf, pageQuery } from './paging.ts'

const query = z.strictObject(pageQuery)

test('decimal digits are a number; without them it is the first page', () => {
  expect(query.parse({ page: '10', limit: '5' })).toEqual({ page: 10, limit: 5 })
  expect(query.parse({ page: '010' })).toMatchObject({ page: 10 })
  expect(query.parse({})).toMatchObject({ page: 1 })
})

test.each([
  '1e1',
  '0x10',
  '0b1',
  '1.0',
  '+1',
  '-1',
  ' 1',
  '1 ',
  '',
  '0',
  '1_0',
  '１',
  'Infinity',
  '9'.repeat(30),
  ['1'],
])('%j is none', (page) => expect(query.safeParse({ page }).success).toBe(false))

test('every list that tells how many there are tells of its pages too', () => {
  const shape = Object.keys(pageOf(z.strictObject({})).shape)
  const fieldsOf = ({ answer }: Endpoint) => (answer instanceof z.ZodMiniObject ? Object.keys(answer.shape) : [])
  const lists = (endpoints as readonly Endpoint[]).filter((endpoint) => fieldsOf(endpoint).includes('totalResults'))
  expect(lists.length).toBeGreaterThan(10)
  for (const list of lists) expect(fieldsOf(list), list.id).toEqual(expect.arrayContaining(shape))
})
