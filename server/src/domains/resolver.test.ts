/** What a look for a record says, whatever answers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameServer, type NameServer } from '#testing/stand-ins/name-server.ts'
import { createLookUp } from './resolver.ts'

let names: NameServer
beforeAll(async () => {
  names = await nameServer()
})
afterAll(() => names.close())

const lookUp = (domain: string) => createLookUp([names.address])(domain)
const set = (domain: string, found: NameServer['zone'] extends Map<string, infer Found> ? Found : never) =>
  names.zone.set(`_atrium-challenge.${domain}`, found)

test('records of one string and of several, each in one piece', async () => {
  set('several.org', [['one'], ['atrium-', 'domain-', 'verification=x'], ['']])
  expect(await lookUp('several.org')).toEqual({ texts: ['one', 'atrium-domain-verification=x', ''] })
})

test('more than a datagram holds is asked for by TCP', async () => {
  set(
    'long.org',
    Array.from({ length: 40 }, (_, index) => [`${index}`.padEnd(200, 'x')]),
  )
  expect(await lookUp('long.org')).toMatchObject({ texts: { length: 40 } })
})

test('thousands of records are not read', async () => {
  set(
    'many.org',
    Array.from({ length: 1_300 }, () => ['x']),
  )
  expect(await lookUp('many.org')).toEqual({ finding: 'too_many' })
})

test('no record there, and no such name', async () => {
  set('empty.org', [])
  expect(await lookUp('empty.org')).toEqual({ finding: 'absent' })
  expect(await lookUp('nowhere.org')).toEqual({ finding: 'absent' })
})

test('an alias is not followed, nor one that stands for every name', async () => {
  names.zone.set('target.example', [['theirs']])
  set('alias.org', { alias: 'target.example' })
  names.zone.set('*.wildcard.org', { alias: 'target.example' })
  expect(await lookUp('alias.org')).toEqual({ finding: 'alias' })
  expect(await lookUp('wildcard.org')).toEqual({ finding: 'alias' })
})

test.each(['refused', 'failing'] as const)(
  'a name server that answers %s says nothing about the record',
  async (how) => {
    set(`${how}.org`, how)
    expect(await lookUp(`${how}.org`)).toEqual({ finding: 'unreachable' })
  },
)

test.each(['silent', 'foreign'] as const)(
  'a name server that is %s ends the look when its tries are over, and at the deadline at the latest',
  async (how) => {
    set(`${how}.org`, how)
    for (const patience of [
      { tryMs: 100, deadlineMs: 60_000 },
      { tryMs: 60_000, deadlineMs: 100 },
    ])
      expect(await createLookUp([names.address], patience)(`${how}.org`)).toEqual({ finding: 'unreachable' })
  },
)

test('where nobody listens', async () => {
  expect(await createLookUp(['127.0.0.1:9'])('school.org')).toEqual({ finding: 'unreachable' })
})
