/** The list of members as a file, with the filters in force. */
import { exportMembers as endpoint } from '@atrium/contract/people/members'
import { call } from '#api/client.ts'
import { type MembersQuery, toMemberMatch } from '#features/people/members/members-query.ts'
import { saveFile } from '#ui/export/save-file.ts'

export async function exportMembers(organization: string, asked: MembersQuery): Promise<void> {
  const sortBy = `${asked.field}:${asked.order}` as const
  const file = await call(endpoint, { query: { organization, sortBy, ...toMemberMatch(asked) } })
  saveFile(file, `${organization}-people.csv`)
}
