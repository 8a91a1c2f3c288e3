/** Who waits in a directory or a roster, and whom an owner removed by hand since, or whose last day was over since: they stay out. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endDueTerms } from '#members/terms/end-due.ts'
import { serveRosters } from '#rosters/routes.ts'
import {
  activate,
  deactivate,
  membershipState,
  type ProvisioningFixture,
  provisioningFixture,
} from '#testing/fixtures/provisioning.ts'
import { bulk, type RostersFixture, withRosters } from '#testing/fixtures/rosters.ts'

let ground: ProvisioningFixture & RostersFixture
beforeAll(async () => {
  ground = withRosters(await provisioningFixture([serveRosters]))
})
afterAll(() => ground.close())

/** A member, who has not confirmed the address by which they are to be known. */
async function member(name: string) {
  const school = await ground.school(name)
  const directory = await ground.connect(name, school.owner)
  const ada = await ground.member(name, `${name}ada`)
  const email = `ada@${name}.org`
  await ground.move(ada, email, false)
  const remove = { method: 'POST', url: '/api/users/members/delete', query: { organization: name } } as const
  return {
    school,
    directory,
    ada,
    email,
    removed: () => ground.ask({ ...remove, payload: { ids: [ada.uid] }, as: school.owner }),
    async lastDay() {
      const set = sql`update organization_members set ends_on = current_date - 1 where uid = ${ada.uid}`
      await ground.database.db.execute(set)
      await endDueTerms(ground.context)
    },
    async confirmed() {
      await ground.move(ada, email)
      await ground.joinWaiting()
      await ground.linkWaiting()
      return (await school.members())[ada.uid]
    },
  }
}

describe('who waits in a directory', () => {
  test('is removed where an owner removed them since', async () => {
    const { directory, email, removed, confirmed } = await member('removedsince')
    const id = await directory.user(email)
    await removed()
    expect(await confirmed()).toBeUndefined()
    expect((await directory.ask('GET', `/Users/${id}`)).body[membershipState]).toEqual({ state: 'removed' })
  })

  test('stays out where their last day was over since', async () => {
    const { directory, email, lastDay, confirmed } = await member('oversince')
    await directory.user(email)
    await lastDay()
    expect(await confirmed()).toBeUndefined()
  })

  test('is a member, as anybody whom it adds, where that was before', async () => {
    const { directory, email, removed, confirmed } = await member('removedbefore')
    await removed()
    await directory.user(email)
    expect(await confirmed()).toBe('User')
  })

  test('is a member where it has deactivated and activated them since', async () => {
    const { directory, email, removed, confirmed } = await member('activatedsince')
    const id = await directory.user(email)
    await removed()
    for (const change of [deactivate, activate]) await directory.ask('PATCH', `/Users/${id}`, change)
    expect(await confirmed()).toBe('User')
  })
})

describe('who waits in a roster', () => {
  test('stays out where an owner removed them since, by its next one too', async () => {
    const { school, email, removed, confirmed } = await member('rosterremoved')
    const listed = bulk([{ id: 'ada', email }])
    await school.applied(listed)
    await removed()
    expect(await confirmed()).toBeUndefined()
    await school.applied(bulk([{ id: 'ada', email, role: 'teacher' }]))
    expect(await confirmed()).toBeUndefined()
  })

  test('comes in where that was before', async () => {
    const { school, email, removed, confirmed } = await member('rosterbefore')
    await removed()
    await school.applied(bulk([{ id: 'ada', email }]))
    expect(await confirmed()).toBe('User')
  })
})

test('who left by a roster, came back by hand and was removed stays out as it is taken back, which says so', async () => {
  const { school, ada, email, removed, confirmed } = await member('takenbacksince')
  await school.applied(bulk([{ id: 'ada', email }]))
  await confirmed()
  const left = await school.applied(bulk([]))
  const renew = { method: 'POST', url: '/api/users/members/renew', query: { organization: 'takenbacksince' } } as const
  expect((await ground.ask({ ...renew, payload: { ids: [ada.uid] }, as: school.owner })).status).toBe(200)
  await removed()
  expect(await school.takenBack(left.id)).toMatchObject({ kept: 1 })
  expect(await school.lines(left.id, { kept: 'true' })).toMatchObject([{ sourcedId: 'ada', kept: 'changed_since' }])
  expect(await confirmed()).toBeUndefined()
})
