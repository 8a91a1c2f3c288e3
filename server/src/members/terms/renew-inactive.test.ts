/** Taking in again whom a directory has put out: an owner may, staff may not. */
import { describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { deactivate, type Directory, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

const renew = ({ organization }: Directory, { uid }: Actor, as: Actor) =>
  ground.ask({ method: 'POST', url: '/api/users/members/renew', query: { organization }, payload: { ids: [uid] }, as })

describe('renewing whom a directory has inactive', () => {
  test('403 for staff, who are not offered it either; 200 for an owner', async () => {
    const directory = await ground.directory('staffrenew')
    const staff = await ground.member('staffrenew', 'staffrenewer', 'staff')
    const ada = await ground.resident('staffrenewada', 'ada@staffrenew.org')
    const id = await directory.user('ada@staffrenew.org')
    await directory.ask('PATCH', `/Users/${id}`, deactivate)
    const mayRenew = async (as: Actor) => {
      const former = { url: '/api/users/members/former', query: { organization: 'staffrenew' }, as }
      const results = (await ground.ask(former)).body['results'] as { mayRenew: boolean }[]
      return results.map((one) => one.mayRenew)
    }
    expect([await mayRenew(staff), await mayRenew(directory.owner)]).toEqual([[false], [true]])
    expect(await renew(directory, ada, staff)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    expect(await ground.roleOf(directory, ada.uid)).toBeUndefined()
    expect((await renew(directory, ada, directory.owner)).status).toBe(200)
  })

  test('200 for staff once no directory has them, or another one has them active', async () => {
    const first = await ground.directory('staffmay')
    const second = await ground.connect('staffmay', first.owner)
    const staff = await ground.member('staffmay', 'staffmayrenewer', 'staff')
    const ada = await ground.resident('staffmayada', 'ada@staffmay.org')
    const id = await first.user('ada@staffmay.org')
    await first.ask('DELETE', `/Users/${id}`)
    expect((await renew(first, ada, staff)).status).toBe(200)
    const again = await second.user('ada@staffmay.org')
    await second.ask('PATCH', `/Users/${again}`, deactivate)
    expect((await renew(first, ada, staff)).status).toBe(403)
  })
})
