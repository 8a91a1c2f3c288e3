/** The organizations, or the publishers, that I owned and that are deleted. */
import { useQuery } from '@tanstack/react-query'
import { deletedMessages } from '#messages/organizations/deleted.ts'
import { useSignedIn } from '#session/session.ts'
import { DeletedList } from './deleted-list.tsx'
import { deletedOrganizations, restoreOrganization } from './deleted-organizations.ts'
import { deletedPublishers, restorePublisher } from './deleted-publishers.ts'

export type DeletedKind = 'organizations' | 'publishers'

/** `listKey`: under which the lists are kept that show again what is restored. */
const kinds = {
  organizations: { query: deletedOrganizations, restore: restoreOrganization, listKey: 'organizations' },
  publishers: { query: deletedPublishers, restore: restorePublisher, listKey: 'authors' },
} as const

export function DeletedModal({ kind, onClose }: { kind: DeletedKind; onClose: () => void }) {
  const { uid } = useSignedIn()
  const { query, restore, listKey } = kinds[kind]
  const list = useQuery({ ...query(uid), refetchOnMount: 'always' })
  return (
    <DeletedList texts={deletedMessages[kind]} query={list} restore={restore} listKey={listKey} onClose={onClose} />
  )
}
