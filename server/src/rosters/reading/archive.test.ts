/** Archives that were made to do harm, and such as are none. */
import { rosterMaxEntries } from '@atrium/contract/limits'
import { rosterMessages } from '@atrium/contract/sentences/en/rosters'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { rosterZip } from '#testing/fixtures/roster-archives.ts'
import { unpack } from './archive.ts'

const manifest = strToU8('propertyName,value')
const sentenceOf = (zip: Uint8Array) => {
  try {
    unpack(zip)
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields?.['roster']
  }
  return undefined
}
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)

/** Changes the size that the directory at the archive's end claims for its last entry, as a liar would. */
function claiming(zip: Uint8Array, size: number): Uint8Array {
  const lying = zip.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at < lying.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return lying
}

/** Renames an entry in the bytes themselves: no library would write two of a name. */
function renamed(zip: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(zip).toString('latin1').replaceAll(from, to)
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

test('the files of a roster; whatever else is in the archive stays packed', () => {
  const files = unpack(rosterZip({ raw: { 'users.csv': 'a', '__MACOSX/._users.csv': 'x', 'demographics.csv': 'y' } }))
  expect([...files.keys()].sort()).toEqual(['manifest.csv', 'users.csv'])
})

test.each([
  ['nothing', new Uint8Array()],
  ['text', strToU8('sourcedId,status')],
  ['an archive that is cut off', rosterZip({}).slice(0, 60)],
])('unreadable: %s', (_what, zip) => expect(sentenceOf(zip)).toBe(rosterMessages.rosterUnreadable))

test('one that lies about its directory, or holds more than it claims, is cut off where it claims to end', () => {
  const honest = zipSync({ 'manifest.csv': manifest, 'users.csv': strToU8('x'.repeat(5_000)) })
  expect(unpack(honest).get('users.csv')).toHaveLength(5_000)
  const less = claiming(honest, 100)
  const read = sentenceOf(less) ?? unpack(less).get('users.csv')?.length
  expect([rosterMessages.rosterUnreadable, 100]).toContain(read)
  expect(sentenceOf(claiming(honest, 0x7fffffff))).toBe(rosterMessages.rosterTooLarge)
})

test.each([
  ['a bomb', { 'manifest.csv': manifest, 'users.csv': zeros(20) }],
  [
    'many that are one together',
    Object.fromEntries(['users', 'orgs', 'roles', 'classes'].map((name) => [`${name}.csv`, zeros(17)])),
  ],
])('too large: %s', (_what, files) =>
  expect(sentenceOf(zipSync({ 'manifest.csv': manifest, ...files }))).toBe(rosterMessages.rosterTooLarge),
)

test('too many entries', () => {
  const many = Array.from({ length: rosterMaxEntries + 1 }, (_, index) => [`f${index}.csv`, manifest] as const)
  expect(sentenceOf(zipSync(Object.fromEntries(many)))).toBe(rosterMessages.rosterTooLarge)
})

test.each(['../users.csv', '/etc/passwd', 'a/../../b.csv', '..\\users.csv', 'C:\\users.csv', 'c:users.csv', 'a\0.csv'])(
  'a name that leads out: %s',
  (name) => {
    expect(sentenceOf(zipSync({ 'manifest.csv': manifest, [name]: manifest }))).toBe(rosterMessages.rosterUnsafe)
  },
)

test('the same name twice: which one counts nobody can say', () => {
  const zip = renamed(
    zipSync({ 'manifest.csv': manifest, 'users.csv': manifest, 'userz.csv': manifest }),
    'userz',
    'users',
  )
  expect(sentenceOf(zip)).toBe(rosterMessages.rosterUnsafe)
})

test('without a manifest at its top it is none', () => {
  expect(sentenceOf(zipSync({ 'roster/manifest.csv': manifest, 'users.csv': manifest }))).toBe(
    rosterMessages.rosterNoManifest,
  )
})
