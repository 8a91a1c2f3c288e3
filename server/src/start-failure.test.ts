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

test.each([
  // As the embedded engine throws it: no error of Node's, and with no words.
  [{ name: 'ErrnoError', errno: 51 }, /^The disk is full/],
  [{ name: 'ErrnoError', errno: 999 }, /^Atrium could not start: ErrnoError$/],
  [Object.assign(new Error('ENOENT: ...'), { code: 'ENOENT', path: '/data' }), /^\/data is not there.*DATA_DIR/],
  [Object.assign(new Error('EISDIR: ...'), { code: 'EISDIR' }), /in the place of a file in DATA_DIR/],
  [Object.assign(new Error('ENAMETOOLONG'), { code: 'ENAMETOOLONG', path: '/data' }), /DATA_DIR is too long/],
  [undefined, /^Atrium could not start: undefined$/],
])('whatever is thrown is a sentence: %j', (error, sentence) => expect(sentenceFor(error)).toMatch(sentence))

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

test('a pooler that takes no such connection is told of with the setting for it', () => {
  const cause = new Error('unsupported startup parameter: statement_timeout')
  const error = DatabaseUnreachableError.of('postgres://door@db.example.com/atrium', cause)
  expect(sentenceFor(error)).toMatch(/Where a pooler is in front of it, set DATABASE_POOLING to transaction\.$/)
})
