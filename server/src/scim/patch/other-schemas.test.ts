/** What directories say in schemas of which nothing is kept: nothing follows from it, and what stands beside it counts. */
import { beforeAll, expect, test } from 'vitest'
import { type Directory, type Json, patch, provisioningGround } from '#testing/fixtures/provisioning.ts'

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const own = 'urn:ietf:params:scim:schemas:extension:acme:2.0:User'
const ground = provisioningGround()
let directory: Directory
let id: string
beforeAll(async () => {
  directory = await ground.directory('others')
  id = await directory.user('ada@others.org')
})

const change = (...operations: Json[]) => directory.ask('PATCH', `/Users/${id}`, patch(...operations))

test.each([
  `${enterprise}:department`,
  `${enterprise}:manager.displayName`,
  `${enterprise}:manager[value eq "26118915"].displayName`,
  `${own}:tags[type eq "room"].value`,
  `${own}:tags[type eq "room" and primary eq "True"]`,
  'urn:acme:staff/pupils:2.0:User:tags[type eq "room"].value',
])('200 for %s, by its path and as a field, and what stands beside it is done', async (path) => {
  for (const [displayName, operation] of [
    ['By path', { op: 'Replace', path, value: 'x' }],
    ['As a field', { op: 'add', value: { [path]: 'x' } }],
    ['Removed', { op: 'Remove', path }],
  ] as const) {
    const answer = await change(operation, { op: 'replace', path: 'displayName', value: displayName })
    expect(answer).toMatchObject({ status: 200, body: { displayName } })
  }
})

test.each([`${own}:tags[type eq`, `${own}:tags[type eq]`, `${own}:tags[type eq "room"]value`, `${own}:tags[]`])(
  '400 for %s, which cannot be read',
  async (path) => {
    const answer = await change({ op: 'replace', path, value: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } })
  },
)
