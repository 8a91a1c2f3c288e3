/** Which usernames look the same, and which read as one that nobody may have. */
import { describe, expect, test } from 'vitest'
import { skeletonOf } from './look-alikes.ts'
import { isReservedUsername, readsAsProduct } from './reserved-usernames.ts'

test.each([
  ['раураl', 'paypal'],
  ['аԁа', 'ada'],
  ['adaI', 'adal'],
  ['ada1', 'adal'],
  ['ADA', 'ada'],
  ['ＡＤＡ', 'ada'],
  ['tom', 'torn'],
  ['g00gle', 'goOgle'],
  ['ΡΑΤ', 'pat'],
  ['ad\u200Da', 'ada'],
])('%s looks like %s', (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other))
})

test.each([
  ['ada', 'adab'],
  ['ada', 'adá'],
  ['user1', 'user2'],
  ['alan', 'elan'],
  ['Ада', 'ada'],
])('%s does not look like %s', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other))
})

describe('reserved usernames', () => {
  test.each([
    ...['admin', 'Admin', 'ADMIN', 'аԁmin', 'adm1n', 'adrnin', 'a.d.m.i.n', 'admin_', 'ádmin', 'r00t', 'ROOT', 'rооt'],
    ...[
      'support',
      '5upport',
      'suрроrt',
      'security',
      'he1p',
      'billing',
      'owner',
      'staff',
      'system',
      'null',
      'undefined',
    ],
    ...['atrium', 'Atr1um', 'ATRIUM', 'atrium-support', 'support.atrium', 'atrium_team', 'no-reply', 'postmaster'],
  ])('%s', (name) => expect(isReservedUsername(name, 'Atrium')).toBe(true))

  test.each(['ada', 'adminton', 'rooted', 'atriumfan', 'helper', 'ownerless', 'alan1', 'Ада', '1234'])(
    '%s is not one',
    (name) => expect(isReservedUsername(name, 'Atrium')).toBe(false),
  )
})

test.each([
  ['Atrium', true],
  ['ATRIUM Support', true],
  ['Atr1um-Security', true],
  ['Official Atrium', true],
  ['Atrium Gardens School', false],
  ['Support', false],
  ['Riverside School', false],
])('an organization called %s reads as the product: %s', (name, reads) => {
  expect(readsAsProduct(name, 'Atrium')).toBe(reads)
})
