/** What whoever started it reads. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseUnreachableError } from '#db/database-unreachable-error.ts'
import { sentenceFor } from '#start-failure.ts'

test('an address to listen on that nobody knows is named, with its setting', async () => {
  const [error] = (await once(createServer().listen(0, 'no host!'), 'error')) as [unknown]
  expect(sentenceFor(error)).toMatch(/^No address is known of the host no host!: .*BIND_ADDRESS.*\.$/)
})

test('a statement that fails at the start is told by what the database says of it', () => {
  const cause = Object.assign(new Error('permission denied for schema public'), { code: '42501' })
  const failed = new DrizzleQueryError('create table if not exists schema_migrations', [], cause)
  expect(sentenceFor(failed)).toBe('Atrium could not start: permission denied for schema public')
})

test.each([
  [new Error('role "door" does not exist'), 'role "door" does not exist'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('a database that cannot be reached is told with the reason, and without its password: %s', (cause, reason) => {
  const error = DatabaseUnreachableError.of('postgres://door:secret@db.example.com/atrium', cause)
  const sentence = `The database db.example.com/atrium of DATABASE_URL cannot be reached (${reason}).`
  expect(sentenceFor(error)).toBe(sentence)
})
