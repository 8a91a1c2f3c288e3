/** The calls about the people of a publisher. */
import {
  answerAuthorOwnershipOffer,
  changeAuthorRole,
  createAuthorOwnershipOffer,
  deleteAuthorMember,
  listAuthorInvites,
  listAuthorMembers,
  revokeAuthorInvite,
} from '@atrium/contract/authors/members'
import type { Role } from '@atrium/contract/rules/roles'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { publisherKey } from '#domain/publisher/keys.ts'
import type { ListQuery } from '#ui/list/query/list-query.ts'

type Asked = Pick<ListQuery, 'page' | 'limit' | 'name'>

/** What the API is asked for a page of the list. */
export function publisherPeopleInput(author_id: string, { page, limit, name }: Asked) {
  return { params: { author_id }, query: { page, limit, ...(name === '' ? {} : { username: name }) } }
}

export function publisherPeople(author_id: string, { page, limit, name }: Asked) {
  return queryOptions({
    queryKey: [...publisherKey(author_id), 'people', { page, limit, name }],
    queryFn: ({ signal }) =>
      call(listAuthorMembers, { ...publisherPeopleInput(author_id, { page, limit, name }), signal }),
    placeholderData: keepPreviousData,
  })
}

export function setRole(author_id: string, { id, role }: { id: string; role: Role }) {
  return call(changeAuthorRole, { params: { author_id, id }, body: { role } })
}

export function removeMember(author_id: string, id: string) {
  return call(deleteAuthorMember, { params: { author_id, id } })
}

export function offerOwnership(author_id: string, user_id: string) {
  return call(createAuthorOwnershipOffer, { params: { author_id }, body: { user_id } })
}

export function answerOffer(author_id: string, accept: boolean) {
  return call(answerAuthorOwnershipOffer, { params: { author_id }, body: { accept } })
}

export function publisherInvites(author_id: string) {
  return queryOptions({
    queryKey: [...publisherKey(author_id), 'invites'],
    queryFn: ({ signal }) => call(listAuthorInvites, { params: { author_id }, signal }),
  })
}

export function revokeInvite(author_id: string, id: string) {
  return call(revokeAuthorInvite, { params: { author_id, id } })
}
