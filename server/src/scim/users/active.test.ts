/** Deactivating people by a directory, and taking them up again: once, and never the last owner. */
import { restorableDays } from '@atrium/contract/limits'
import { describe, expect, test } from 'vitest'
import { auditRecords } from '#db/schema.ts'
import { sweepMembers } from '#members/sweep/sweep.ts'
import { activate, deactivate, membershipState as state, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

const records = () => ground.database.db.$count(auditRecords)

describe('deactivating, and taking up again', () => {
  test('200: the membership ends, kept as former, and comes back with role and labels', async () => {
    const directory = await ground.directory('pausing')
    const ada = await ground.resident('pada', 'ada@pausing.org')
    await ground.member('pausing', 'pada', 'staff')
    await ground.move(ada, 'ada@pausing.org')
    const id = await directory.user('ada@pausing.org')
    await directory.group('Chess', [id])
    expect(await ground.labelsOf(directory, 'pada')).toEqual(['Chess'])
    const off = await directory.ask('PATCH', `/Users/${id}`, deactivate)
    expect(off).toMatchObject({ status: 200, body: { active: false, [state]: { state: 'ended' } } })
    expect(await ground.roleOf(directory, 'pada')).toBeUndefined()
    const inside = { url: '/api/users/members/me', query: { organization: 'pausing' }, as: ada }
    expect((await ground.ask(inside)).status).toBe(404)
    const former = { url: '/api/users/members/former', query: { organization: 'pausing' }, as: directory.owner }
    expect((await ground.ask(former)).body['results']).toMatchObject([{ user_id: 'pada', role: 'staff' }])
    expect((await directory.ask('PATCH', `/Users/${id}`, activate)).body).toMatchObject({
      active: true,
      [state]: { state: 'member' },
    })
    expect([await ground.roleOf(directory, 'pada'), await ground.labelsOf(directory, 'pada')]).toEqual([
      'staff',
      ['Chess'],
    ])
  })

  test('the same asked twice changes nothing twice: no record, no version', async () => {
    const directory = await ground.directory('again')
    await ground.resident('agada', 'ada@again.org')
    const id = await directory.user('ada@again.org')
    for (const body of [deactivate, activate, deactivate]) {
      const first = await directory.ask('PATCH', `/Users/${id}`, body)
      const before = await records()
      const second = await directory.ask('PATCH', `/Users/${id}`, body)
      expect([second.body, await records()]).toEqual([first.body, before])
    }
  })

  test('204, and 404 when asked again: DELETE ends the membership and forgets what the directory said', async () => {
    const directory = await ground.directory('deletes')
    await ground.resident('dada', 'ada@deletes.org')
    const id = await directory.user('ada@deletes.org')
    expect((await directory.ask('DELETE', `/Users/${id}`)).status).toBe(204)
    expect(await ground.roleOf(directory, 'dada')).toBeUndefined()
    const before = await records()
    for (const method of ['GET', 'DELETE'] as const)
      expect((await directory.ask(method, `/Users/${id}`)).status).toBe(404)
    expect(await records()).toBe(before)
    const again = await directory.user('ada@deletes.org')
    expect([again === id, await ground.roleOf(directory, 'dada')]).toEqual([false, 'User'])
  })

  test('409: the last owner stays, and whoever was an owner comes back as staff', async () => {
    const directory = await ground.directory('owned')
    const { owner } = directory
    await ground.move(owner, 'owner@owned.org')
    const id = await directory.user('owner@owned.org')
    for (const [method, body] of [
      ['PATCH', deactivate],
      ['DELETE', undefined],
    ] as const) {
      expect((await directory.ask(method, `/Users/${id}`, body)).status).toBe(409)
    }
    expect((await directory.ask('GET', `/Users/${id}`)).body).toMatchObject({
      active: true,
      [state]: { state: 'member' },
    })
    const second = await ground.member('owned', 'secondowner', 'owner')
    expect((await directory.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(200)
    expect((await directory.ask('PATCH', `/Users/${id}`, activate)).status).toBe(200)
    expect(await ground.roleOf({ ...directory, owner: second }, owner.uid)).toBe('staff')
  })

  test('409: whoever left by themselves is not fetched back', async () => {
    const directory = await ground.directory('leaving')
    const ada = await ground.resident('lada', 'ada@leaving.org')
    const id = await directory.user('ada@leaving.org')
    const leave = { method: 'POST', url: '/api/users/members/delete', query: { organization: 'leaving' } } as const
    await ground.ask({ ...leave, payload: { ids: ['lada'] }, as: ada })
    expect((await directory.ask('GET', `/Users/${id}`)).body[state]).toEqual({ state: 'left' })
    expect((await directory.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(200)
    expect((await directory.ask('PATCH', `/Users/${id}`, activate)).status).toBe(409)
    await directory.ask('DELETE', `/Users/${id}`)
    expect((await directory.ask('POST', '/Users', { userName: 'ada@leaving.org' })).body[state]).toEqual({
      state: 'left',
    })
    expect(await ground.roleOf(directory, 'lada')).toBeUndefined()
  })

  test('nor is who left after that is forgotten elsewhere: a directory that says it once more changes nothing', async () => {
    const directory = await ground.directory('longgone')
    const ada = await ground.resident('goneada', 'ada@longgone.org')
    const id = await directory.user('ada@longgone.org')
    const leave = { method: 'POST', url: '/api/users/members/delete', query: { organization: 'longgone' } } as const
    await ground.ask({ ...leave, payload: { ids: ['goneada'] }, as: ada })
    await sweepMembers(ground.database.db, new Date(Date.now() + (restorableDays + 1) * 86_400_000))
    expect((await directory.ask('GET', `/Users/${id}`)).body[state]).toEqual({ state: 'left' })
    expect((await directory.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(200)
    expect((await directory.ask('PATCH', `/Users/${id}`, activate)).status).toBe(409)
    expect(await ground.roleOf(directory, 'goneada')).toBeUndefined()

    // By their own word they are back, and it is as if they had never gone.
    await ground.member('longgone', 'goneada')
    expect((await directory.ask('PATCH', `/Users/${id}`, deactivate)).status).toBe(200)
    expect((await directory.ask('PATCH', `/Users/${id}`, activate)).status).toBe(200)
    expect(await ground.roleOf(directory, 'goneada')).toBe('User')
  })

  test('whom another directory of the organization keeps stays', async () => {
    const first = await ground.directory('shared')
    const second = await ground.connect('shared', first.owner)
    await ground.resident('shada', 'ada@shared.org')
    const ids = [await first.user('ada@shared.org'), await second.user('ada@shared.org')]
    const off = await first.ask('PATCH', `/Users/${ids[0]}`, deactivate)
    // Nothing is hidden: they are inside, and the log says whose doing that is.
    expect(off).toMatchObject({ status: 200, body: { active: true, [state]: { state: 'member' } } })
    expect(await ground.roleOf(first, 'shada')).toBe('User')
    const url = `/api/iam/organizations/shared/connections/${first.connectionId}/requests`
    const log = await ground.ask({ url, query: { outcome: 'kept' }, as: first.owner })
    expect(log.body['results']).toMatchObject([{ operation: 'PATCH', subject: 'ada@shared.org', status: 200 }])
    expect((await second.ask('DELETE', `/Users/${ids[1]}`)).status).toBe(204)
    expect(await ground.roleOf(first, 'shada')).toBeUndefined()
  })
})
