/** Which usernames look the same, and which read as one that nobody may have. */
import fc from 'fast-check'
import unhomoglyph from 'unhomoglyph'
import { describe, expect, test } from 'vitest'
import { readAs, skeletonOf } from './look-alikes.ts'
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
    ...[
      'atrium',
      'Atr1um',
      'ATRIUM',
      'atrium-support',
      'support.atrium',
      'atrium_team',
      'theatriumteam',
      'atriumsoporte',
      'no-reply',
      'postmaster',
    ],
  ])('%s', (name) => expect(isReservedUsername(name, 'Atrium')).toBe(true))

  test.each(['ada', 'adminton', 'rooted', 'atriumfan', 'laatrium', 'helper', 'ownerless', 'alan1', 'Ада', '1234'])(
    '%s is not one',
    (name) => expect(isReservedUsername(name, 'Atrium')).toBe(false),
  )
})

test.each([
  ['Atrium', true],
  ['ATRIUM Support', true],
  ['Atr1um-Security', true],
  ['Official Atrium', true],
  ['The Atrium Team', true],
  ['Atrium Security Team', true],
  ['Your Atrium Account', true],
  ['Soporte de Atrium', true],
  ['Équipe Atrium', true],
  ['Atrium Sicherheit', true],
  ['Suporte Atrium', true],
  ['فريق الدعم Atrium', true],
  ['Atrium सहायता टीम', true],
  ['Atrium 官方客服', true],
  ['Atrium Gardens School', false],
  ['Atrium Theatre', false],
  ['Atrium Center', false],
  ['Delta Atrium', false],
  ['Atrium Trust & Safety', true],
  ['The Atrium', false],
  ['Atrium Trust', false],
  ['Das Atrium', false],
  ['Dela Atrium', false],
  ['Security Team', false],
  ['Support', false],
  ['Riverside School', false],
])('an organization called %s reads as the product: %s', (name, reads) => {
  expect(readsAsProduct(name, 'Atrium')).toBe(reads)
})

test('what is looked up letter by letter is what the standard says of the whole', () => {
  const seen = (text: string) => text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const mapped = (text: string) => unhomoglyph(seen(text)).normalize('NFD')
  const skeleton = (name: string) => mapped(mapped(name.normalize('NFKC').trim()).toLowerCase())
  const names = fc.oneof(
    ...[fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })],
    fc.string({ unit: fc.constantFrom(...'aAmI1l0O|`"%\'!$+ _.-\u0301\u00ADаé\u{1D7D9}\uD800') }),
  )
  fc.assert(
    fc.property(names, (name) => {
      expect(skeletonOf(name)).toBe(skeleton(name))
      const read = skeleton(name)
        .replace(/\p{M}/gu, '')
        .replace(/./gsu, (letter) => readAsLetter[letter] ?? letter)
      expect(readAs(name)).toBe(read.replace(/[^\p{L}\p{Nd}]/gu, ''))
    }),
    { numRuns: 2_000 },
  )
})

const readAsLetter: Record<string, string> = {
  '1': 'l',
  i: 'l',
  '!': 'l',
  '|': 'l',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
}
