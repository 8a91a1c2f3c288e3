/** What stands in a part of the people page that has nothing in it: invites, requests, labels, classes, a roster that is gone. */
import type { ReactNode } from 'react'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'

interface Props {
  sentence: string
  advice: string
  nextStep: ReactNode
}

export function EmptyPart(props: Props) {
  return <EmptyList drawing={<EmptyMembers />} {...props} />
}
