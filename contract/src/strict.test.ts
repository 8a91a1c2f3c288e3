/** No endpoint takes a key that it does not declare, wherever it stands. */
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const parts = ['params', 'query', 'body'] as const

test.each(parts)('an unknown key in the %s is refused', (part) => {
  const lax = (endpoints as readonly Endpoint[]).filter((endpoint) => {
    const parsed = endpoint[part].safeParse({ isOwner: true })
    return (
      parsed.success ||
      !parsed.error.issues.some(({ code }) => code === 'unrecognized_keys' || code === 'invalid_union')
    )
  })
  expect(lax.map(({ id }) => id)).toEqual([])
})
