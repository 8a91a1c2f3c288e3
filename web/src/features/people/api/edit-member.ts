/** What an owner may change of a member, and changing it. */
import { memberEditing, type ProfileChange, updateUser } from '@atrium/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

/** Whether a change is of the account, or of the name that stays in this organization. */
export function editingQuery(organization: string, id: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'editing', id],
    queryFn: ({ signal }) => call(memberEditing, { params: { id }, query: { organization }, signal }),
    // Joining elsewhere changes it.
    staleTime: 0,
  })
}

export async function editMember(organization: string, id: string, change: ProfileChange): Promise<void> {
  await call(updateUser, { params: { user_id: id }, query: { organization }, body: change })
}
