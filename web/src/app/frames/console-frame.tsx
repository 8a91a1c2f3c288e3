/** Around every page of a console: an organization's, or a publisher's where the address names one. */
import { useParams } from 'react-router'
import { OrganizationFrame } from './console/organization-frame.tsx'
import { PublisherFrame } from './console/publisher-frame.tsx'

export function ConsoleFrame() {
  const { author_id } = useParams()
  return author_id === undefined ? <OrganizationFrame /> : <PublisherFrame />
}
