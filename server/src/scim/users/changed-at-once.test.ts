/** Whom a change concerns is looked up before the lock: many changes of one person are done one after the other all the same. */
import { expect, test } from 'vitest'
import { activate, deactivate, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

test('of many changes of one person at once each is done, and none is to be asked again', async () => {
  const directory = await ground.directory('atonce')
  await ground.resident('ann', 'ann@atonce.org')
  const id = await directory.user('ann@atonce.org')
  const address = (value: string) => patch({ op: 'replace', path: 'emails[type eq "work"].value', value })
  const changes = [
    ...[activate, deactivate, address('anna@atonce.org'), address('ann@atonce.org')],
    ...[patch({ op: 'replace', path: 'displayName', value: 'Ann' }), activate],
  ]
  const path = `/Users/${id}`
  const asked = Array.from({ length: 5 }, () => [
    ...changes.map((change) => directory.ask('PATCH', path, change)),
    directory.ask('PUT', path, { userName: 'ann@atonce.org', active: false }),
  ]).flat()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
})

test('deleted while others change it: whoever comes behind that is told that nobody is there', async () => {
  const directory = await ground.directory('goneatonce')
  const id = await directory.user('ann@goneatonce.org')
  const path = `/Users/${id}`
  const asked = [activate, deactivate, activate, deactivate].map((change) => directory.ask('PATCH', path, change))
  const removed = [directory.ask('DELETE', path), directory.ask('DELETE', path)]
  const statuses = (await Promise.all(removed)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([204, 404])
  for (const { status } of await Promise.all(asked)) expect([200, 404]).toContain(status)
})
