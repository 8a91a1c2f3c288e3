/** An organization's own sign-in, for its owners: all connections, or one with what can be done about it. */
import { useParams } from 'react-router'
import { ConnectionPage } from './connection/connection-page.tsx'
import { ConnectionsPage } from './connections-page.tsx'

export function SingleSignOnPage() {
  const { id } = useParams()
  return id === undefined ? <ConnectionsPage /> : <ConnectionPage key={id} id={id} />
}
