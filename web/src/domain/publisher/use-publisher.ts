/** Where a page of a publisher's console stands: which publisher, and what the signed-in person is in it. */
import type { OwnershipOffer } from '@atrium/contract/people/ownership'
import type { Role } from '@atrium/contract/rules/roles'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { publisherKey } from './keys.ts'

export interface CurrentPublisher {
  author_id: string
  name: string
  role: Role
  /** Of the signed-in person. */
  uid: string
  counts: { members: number; owners: number }
  /** Of ownership, which waits and which the signed-in person made or got. */
  offer: OwnershipOffer | null
}

export const PublisherContext = createContext<CurrentPublisher | null>(null)

export function usePublisher(): CurrentPublisher {
  const current = useContext(PublisherContext)
  if (current === null) throw new Error('A page of a publisher stands outside its frame')
  return current
}

/** Asks anew for whatever is shown of the publisher; resolves once what is on the page is there. */
export function useRefreshPublisher(): () => Promise<void> {
  const { author_id } = usePublisher()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: publisherKey(author_id) })
}
