/** An offer of ownership is signed by a name: an address is not for everybody whom it may go to. */
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#db/schema.ts'
import { peopleFixture } from '#testing/fixtures/people.ts'

test('whoever gets an offer reads no address of an owner who has no name; the owner knows whom it goes to', async () => {
  const ground = await peopleFixture()
  try {
    const as = await ground.organization('nameless')
    await ground.member('nameless', 'heir')
    await ground.database.db
      .update(users)
      .set({ displayName: '' })
      .where(inArray(users.uid, [as.uid, 'heir']))
    const query = { organization: 'nameless' }
    const url = '/api/users/owners/hand-over'
    const made = await ground.ask({ method: 'POST', url, query, payload: { user_id: 'heir' }, as })
    expect(made.body).toMatchObject({ from: { displayName: '' }, to: { displayName: 'heir@example.com' } })
    const mail = await ground.database.db.query.mails.findFirst({
      where: (mails, { eq }) => eq(mails.recipient, 'heir@example.com'),
    })
    expect(mail?.subject).toBe('An owner offers you the ownership of A Fine School')
  } finally {
    await ground.close()
  }
})
