/** Last days in an organization that is deleted: nothing is done about them until it is restored. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDays, termsFixture, type TermsFixture } from '#testing/fixtures/terms.ts'

let ground: TermsFixture
beforeAll(async () => {
  ground = await termsFixture()
})
afterAll(() => ground.close())

const setDeleted = (name: string, at: 'now()' | 'null') =>
  ground.database.db.execute(sql`update organizations set deleted_at = ${sql.raw(at)} where name = ${name}`)

test('nobody is told of one meanwhile; restored, each is ended or told of, and others never wait for it', async () => {
  const owner = await ground.organization('closed')
  await ground.organization('open')
  await ground.member('closed', 'closedada')
  await ground.member('closed', 'closedbob', 'User', { endsOn: inDays(1) })
  await ground.member('open', 'openada')
  await ground.letEnd('closedada', 'openada')
  await setDeleted('closed', 'now()')
  await ground.round()
  for (const person of ['closedada', 'closedbob']) expect(await ground.mailsTo(person)).toEqual([])
  expect(await ground.mailsTo('openada')).toEqual(['term_ended'])

  await setDeleted('closed', 'null')
  await ground.round()
  expect(await ground.mailsTo('closedada')).toEqual(['term_ended'])
  expect(await ground.mailsTo('closedbob')).toEqual(['term_ending'])
  expect((await ground.timeline('closed', owner))[0]).toMatchObject({ action: 'member.term_ended' })
})
