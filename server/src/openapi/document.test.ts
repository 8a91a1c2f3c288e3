/** What the API's description says for programs. */
import { type Endpoint, rolesOf } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { expect, test } from 'vitest'
import { openApiDocument } from './document.ts'

interface Operation {
  operationId: string
  description: string
  security?: unknown[]
  responses: Record<string, { description: string; headers: Record<string, unknown> }>
}

const { paths } = openApiDocument({ title: 'Atrium', server: 'http://atrium.example' })
const operations = Object.values(paths as Record<string, Record<string, Operation>>).flatMap((path) =>
  Object.values(path),
)
const operation = (id: string) => operations.find(({ operationId }) => operationId === id)

test('it says which roles may call what', () => {
  expect(operation('listMembers')).toMatchObject({
    description: 'For owners and staff of the organization.',
    'x-organization-roles': ['owner', 'staff'],
  })
  expect(operation('deleteMember')).toMatchObject({
    description: 'For owners of the organization. For every member where it is about themselves.',
    'x-organization-roles': ['owner'],
    'x-organization-roles-for-oneself': ['owner', 'staff', 'User'],
  })
  expect(operation('getMember')).toMatchObject({
    description: 'For owners of the organization. For whoever is signed in where it is about themselves.',
    'x-organization-roles': ['owner'],
    'x-organization-roles-for-oneself': 'bearer',
  })
  expect(operation('getProfile')?.description).toBe('For whoever is signed in.')
  expect(operation('getProfile')).not.toHaveProperty('x-organization-roles')
  expect(operation('findUser')?.description).toBe('Open to anyone.')
})

test('it says what takes a recent sign-in', () => {
  expect(operation('makeBackupCodes')).toMatchObject({
    description: 'For whoever is signed in. Within 5 minutes of signing in.',
    'x-recent-sign-in-seconds': 300,
  })
  expect(operation('makeBackupCodes')?.responses['403']?.description).toContain('`recent_login_required`')
  expect(operation('getProfile')).not.toHaveProperty('x-recent-sign-in-seconds')
})

test('every call may be refused for doing too much at once, each refusal is said once, and when to ask again', () => {
  for (const { operationId, responses } of operations) {
    expect(responses['429']?.description.match(/`too_many_requests`/g), operationId).toHaveLength(1)
    expect(responses['429']?.headers, operationId).toHaveProperty('retry-after')
    expect(responses['503']?.headers, operationId).toHaveProperty('retry-after')
  }
  expect(operation('getProfile')?.responses['200']?.headers).not.toHaveProperty('retry-after')
})

test('every call in an organization tells its refusals, and needs a bearer', () => {
  const inside = (endpoints as readonly Endpoint[]).filter(({ access }) => typeof access === 'object')
  for (const { id, access } of inside) {
    const { security, responses } = operation(id) ?? {}
    expect(security, id).toEqual([{ idToken: [] }])
    expect(responses?.['401']?.description, id).toContain('`unauthenticated`')
    expect(responses?.['404']?.description, id).toContain('`not_found`')
    const everybody = typeof access === 'object' && rolesOf(access).length === 3
    if (!everybody) expect(responses?.['403']?.description, id).toContain('`forbidden`')
  }
})

test.each(operations)('$operationId says what is refused before it is looked for', ({ responses }) => {
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['408', '414', '417', '431']))
})
