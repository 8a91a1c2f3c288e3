/** The calls about members. */
import { changeRoles } from '@atrium/contract/people/many-members'
import {
  changeRole,
  createOwner,
  deleteMember,
  deleteMembers,
  deleteOwner,
  listMembers,
  type Member,
  createOwnershipOffer,
  restoreMembers as restoreEndpoint,
} from '@atrium/contract/people/members'
import type { Role } from '@atrium/contract/rules/roles'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { type MembersQuery, toMemberMatch } from '#features/people/members/members-query.ts'
import { membersKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

/** What the API is asked for a page of the list. */
export function memberPageInput(organization: string, asked: MembersQuery) {
  const { page, limit, field, order } = asked
  return { query: { organization, page, limit, sortBy: `${field}:${order}` as const, ...toMemberMatch(asked) } }
}

/** The previous page stays in sight while the next one loads. */
export function memberPage(organization: string, asked: MembersQuery) {
  return queryOptions({
    queryKey: [...membersKey(organization), asked],
    queryFn: ({ signal }) => call(listMembers, { ...memberPageInput(organization, asked), signal }),
    placeholderData: keepPreviousData,
  })
}

/** Who is on a page of the list, as it was read last. */
export function membersShown(client: QueryClient, organization: string, asked: MembersQuery): readonly Member[] {
  return client.getQueryData(memberPage(organization, asked).queryKey)?.results ?? []
}

/** One by its own call, several by theirs: the API has both. */
export async function removeMembers(organization: string, ids: readonly string[]): Promise<void> {
  const [id] = ids
  const query = { organization }
  await withFreshSignIn<unknown>(() =>
    ids.length === 1 && id !== undefined
      ? call(deleteMember, { params: { id }, query })
      : call(deleteMembers, { query, body: { ids: [...ids] } }),
  )
}

export function restoreMembers(organization: string, ids: readonly string[]) {
  return withFreshSignIn(() => call(restoreEndpoint, { query: { organization }, body: { ids: [...ids] } }))
}

interface RoleChange {
  id: string
  from: Role
  to: Role
}

/** Owners are made and unmade by the calls for owners. */
export async function setRole(organization: string, { id, from, to }: RoleChange): Promise<void> {
  const query = { organization }
  await withFreshSignIn<unknown>(() => {
    if (to === 'owner') return call(createOwner, { query, body: { user_id: id } })
    if (from === 'owner' && to === 'staff') return call(deleteOwner, { params: { id }, query })
    return call(changeRole, { params: { id }, query, body: { role: to } })
  })
}

/** Several at once, each with their own; answers whose role changed and whose did not. */
export function setRoles(organization: string, changes: readonly { user_id: string; role: Role }[]) {
  return withFreshSignIn(() => call(changeRoles, { query: { organization }, body: { changes: [...changes] } }))
}

export async function offerOwnership(organization: string, id: string): Promise<void> {
  await withFreshSignIn(() => call(createOwnershipOffer, { query: { organization }, body: { user_id: id } }))
}
