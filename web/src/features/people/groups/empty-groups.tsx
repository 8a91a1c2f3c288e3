/** What stands where there is no label or class yet. */
import type { ReactNode } from 'react'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'

interface Props {
  sentence: string
  advice: string
  nextStep: ReactNode
}

export function EmptyGroups({ sentence, advice, nextStep }: Props) {
  return (
    <EmptyList
      drawing={<EmptyMembers />}
      sentence={sentence}
      advice={advice}
      nextStep={nextStep}
      filter=""
      onClearFilter={() => {}}
    />
  )
}
