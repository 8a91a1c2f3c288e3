/** Asks anew for whatever is shown of an organization's people: members, invites, labels, classes and the timeline. */
import { useQueryClient } from '@tanstack/react-query'
import { peopleKey } from './keys.ts'
import { useOrganization } from './use-organization.ts'

/** What it answers resolves once what is on the page is there. */
export function useRefreshPeople(): () => Promise<void> {
  const { organization } = useOrganization()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: peopleKey(organization) })
}
