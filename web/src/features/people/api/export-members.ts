/** The list of members as a file, with the filters in force. */
import { exportMembers as endpoint } from '@atrium/contract/members'
import { call } from '#api/client.ts'
import type { MembersQuery } from '../members-query.ts'

/** Saves it as the browser saves what somebody downloads. */
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
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${organization}-people.csv`
  link.click()
  URL.revokeObjectURL(address)
}
