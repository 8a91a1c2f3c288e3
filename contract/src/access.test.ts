/**
 * Who may do what in an organization or a publisher, a second time: whoever changes an endpoint's access by mistake reads it here.
 * What no list names is the owners' alone.
 */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type Endpoint,
  endpoint,
  type InOrganization,
  type InPublisher,
  noAnswer,
  refusalsOf,
  rolesOf,
  ruleRefusals,
} from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { everyRole, ownersOnly } from './rules/roles.ts'

const everyMembers = [
  'ownMembership',
  'getOwnershipOffer',
  'answerOwnershipOffer',
  'topFiveRank',
  'highlightedCounts',
  'topClassTrophies',
  'listOwnClasses',
  ...['ownAuthorMembership', 'getAuthorOwnershipOffer', 'answerAuthorOwnershipOffer'],
]
const ownersAndStaffs = [
  ...['listMembers', 'exportMembers', 'findMembers', 'listOwners', 'getOwner', 'postAchievement'],
  ...['listLabels', 'createLabel', 'updateLabel', 'deleteLabel', 'restoreLabel'],
  ...['assignLabels', 'unassignLabels', 'deleteLabelsOfUser'],
  ...['listJoinRequests', 'answerJoinRequests'],
  ...['getOverview', 'listNotSeen', 'getOrganization'],
  ...['listClasses', 'createClass', 'updateClass', 'deleteClass', 'deleteClasses', 'restoreClasses'],
  ...['getAuthor', 'listAuthorMembers'],
  ...['listLearners', 'resetLearnerCards', 'setLearnerPictures', 'removeLearnerWay', 'unlockLearner'],
  ...['archiveClasses', 'unarchiveClasses', 'copyClasses', 'setTerms', 'listFormerMembers', 'renewMembers'],
]
const ofOneself: Record<string, unknown> = {
  getMember: 'bearer',
  memberEditing: 'bearer',
  updateMember: 'bearer',
  updateUser: 'bearer',
  deleteAuthorMember: ['owner', 'staff', 'User'],
  deleteMember: ['owner', 'staff', 'User'],
  deleteMembers: ['owner', 'staff', 'User'],
}

const all = endpoints as readonly Endpoint[]
const inside = all.filter(
  (one): one is Endpoint & { access: InOrganization | InPublisher } => typeof one.access === 'object',
)
const inOrganizations = inside.filter(({ access }) => 'organization' in access)
const inPublishers = inside.filter(({ access }) => 'publisher' in access)

test.each(inside)('$id: who may', ({ id, access }) => {
  const roles = everyMembers.includes(id)
    ? ['owner', 'staff', 'User']
    : ownersAndStaffs.includes(id)
      ? ['owner', 'staff']
      : ['owner']
  expect(rolesOf(access)).toEqual(roles)
  expect(access.oneself?.may).toEqual(ofOneself[id])
})

test('every call that names an organization says who may', () => {
  const naming = all.filter(({ query }) => 'organization' in query.shape)
  expect(naming.filter((one) => typeof one.access !== 'object').map(({ id }) => id)).toEqual([])
})

test.each(inOrganizations)(
  '$id: the organization is in the query, or is what the path names',
  ({ query, params, path }) => {
    if ('organization' in query.shape) return
    const [, named = ''] = /^\/api\/iam\/organizations\/:(name|id)(?:\/|$)/.exec(path) ?? []
    expect(params.shape).toHaveProperty(named)
    if (named === 'id') expect(params.shape).not.toHaveProperty('name')
  },
)

test.each(inPublishers)('$id: the publisher is what the path names, or the body', ({ params, body, path }) => {
  if (path.includes('/authors/:author_id')) expect(params.shape).toHaveProperty('author_id')
  else expect('shape' in body ? body.shape : {}).toHaveProperty('author_id')
})

test.each(inside.filter(({ access }) => access.oneself))('$id: says who is meant', ({ access, params, body }) => {
  const fields = { ...params.shape, ...('shape' in body ? (body.shape as object) : {}) }
  expect(fields).toHaveProperty(access.oneself?.named ?? '')
})

test('an endpoint refuses by its access without saying so', () => {
  const about = {
    id: 'x',
    summary: '',
    method: 'GET',
    path: '/x',
    answer: noAnswer,
    query: z.strictObject({}),
  } as const
  const refusals = (access: Endpoint['access'], errors: Endpoint['errors'] = []) =>
    refusalsOf(endpoint({ ...about, access, errors }))
  expect(refusals('anyone', ['name_taken'])).toEqual(['name_taken'])
  expect(refusals('bearer')).toEqual(['unauthenticated', ...ruleRefusals, 'learner_not_allowed'])
  expect(refusals({ organization: everyRole })).toEqual([
    ...['unauthenticated', 'not_found', ...ruleRefusals],
    'learner_not_allowed',
  ])
  expect(refusals({ organization: ownersOnly }, ['name_taken', 'forbidden'])).toEqual(
    expect.arrayContaining(['unauthenticated', 'forbidden', 'not_found', 'name_taken']),
  )
})
