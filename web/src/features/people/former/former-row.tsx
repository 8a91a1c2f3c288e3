/** One whose membership ended with its last day, and the way back. */
import type { FormerMember } from '@atrium/contract/people/terms'
import { memberName } from '#domain/people/member-name.ts'
import { PastRow } from '#features/people/past/past-row.tsx'
import { shownDay, termsMessages, termWords } from '#messages/people/terms.ts'
import { Button } from '#ui/form/buttons/button.tsx'

const texts = termsMessages.former

interface Props {
  person: FormerMember
  selected: boolean
  onSelect: () => void
  onRenew: () => void
}

export function FormerRow({ person, selected, onSelect, onRenew }: Props) {
  const { startsOn, endsOn, endedAt, mayRenew } = person
  return (
    <PastRow
      person={person}
      choice={mayRenew && { name: 'former', selected, onSelect }}
      happened={termsMessages.endedOn(endsOn ?? endedAt.slice(0, 10))}
      more={
        endsOn === null
          ? []
          : [startsOn === null ? texts.lastDay(shownDay(endsOn)) : texts.dates(termWords({ startsOn, endsOn }))]
      }
      action={
        mayRenew && (
          <Button variant="secondary" aria-label={texts.renewNamed(memberName(person))} onClick={onRenew}>
            {texts.renew}
          </Button>
        )
      }
    />
  )
}
