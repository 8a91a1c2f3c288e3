/** How many classes an organization may have, of now and in the archive, whoever makes them. */
import { maxClasses } from '@atrium/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { fillClasses } from '#testing/fixtures/many-classes.ts'
import { peopleFixture, type PeopleFixture } from '#testing/fixtures/people.ts'

let ground: PeopleFixture
beforeAll(async () => {
  ground = await peopleFixture()
})
afterAll(() => ground.close())

const within = (organization: string, as: Actor) => {
  const ask = (path: string, payload: object) =>
    ground.ask({ method: 'POST', url: `/api/users/${path}`, query: { organization }, payload, as })
  return {
    ask,
    make: async (name: string) => String((await ask('classes', { name })).body['id']),
    refusal: async (path: string, payload: object) => {
      const { status, body } = await ask(path, payload)
      return status === 403 && body['error'] === 'class_limit'
    },
  }
}

test('403 class_limit to make one more of now, whichever way', async () => {
  const { ask, make, refusal } = within('fullofnow', await ground.organization('fullofnow'))
  const [deleted, archived, copied] = [await make('Deleted'), await make('Archived'), await make('Copied')]
  await ask('classes/archive', { ids: [archived] })
  await ask('classes/delete', { ids: [deleted] })
  await fillClasses(ground.database.db, 'fullofnow', maxClasses.current - 1, 'null')
  const copies = [{ id: copied, name: 'Copied again' }]
  expect(await refusal('classes', { name: 'One more' })).toBe(true)
  expect(await refusal('classes/unarchive', { ids: [archived] })).toBe(true)
  expect(await refusal('classes/restore', { ids: [deleted] })).toBe(true)
  expect(await refusal('classes/copy', { copies, people: false, archive: false })).toBe(true)
  // What goes into the archive by it leaves its place.
  expect((await ask('classes/copy', { copies, people: false, archive: true })).status).toBe(201)
})

test('403 class_limit to archive one more than there can be in the archive', async () => {
  const { ask, make, refusal } = within('fullofpast', await ground.organization('fullofpast'))
  const [one, other] = [await make('One'), await make('Other')]
  await fillClasses(ground.database.db, 'fullofpast', maxClasses.archived - 1, 'now()')
  expect(await refusal('classes/archive', { ids: [one, other] })).toBe(true)
  expect((await ask('classes/archive', { ids: [one] })).body).toEqual({ archived: 1 })
  const copies = [{ id: other, name: 'Copied' }]
  expect(await refusal('classes/copy', { copies, people: false, archive: true })).toBe(true)
  expect((await ask('classes/copy', { copies, people: false, archive: false })).status).toBe(201)
})
