/** The list of members as a file, with the filters in force. */
import { exportMembers as endpoint } from '@atrium/contract/people/members'
import { call } from '#api/client.ts'
import type { MembersQuery } from '#features/people/members/members-query.ts'
import { saveFile } from '#ui/export/save-file.ts'

export async function exportMembers(
  organization: string,
  { name, label, role, field, order }: MembersQuery,
): Promise<void> {
  const file = await call(endpoint, {
    query: {
      ...{ organization, sortBy: `${field}:${order}` as const },
      ...(name === '' ? {} : { username: name }),
      ...(label === '' ? {} : { label }),
      ...(role === '' ? {} : { role }),
    },
  })
  saveFile(file, `${organization}-people.csv`)
}
