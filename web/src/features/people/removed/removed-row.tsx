/** One who was removed, when and by whom, and the way back: restored by an owner, or invited where they left. */
import type { RemovedMember } from '@atrium/contract/people/members'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { memberName } from '#domain/people/member-name.ts'
import { PastRow } from '#features/people/past/past-row.tsx'
import { toDay } from '#messages/dates.ts'
import { removedMessages } from '#messages/people/removed.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'

const texts = removedMessages.list

interface Props {
  person: RemovedMember
  selected: boolean
  busy: boolean
  onSelect: () => void
  onRestore: () => void
}

export function RemovedRow({ person, selected, busy, onSelect, onRestore }: Props) {
  const { organization } = useOrganization()
  const name = memberName(person)
  const { removedAt, removedBy, restorableUntil } = person
  const day = toDay(removedAt)
  const isRestorable = restorableUntil !== null
  return (
    <PastRow
      person={person}
      choice={isRestorable && { name: 'removed', selected, onSelect }}
      happened={isRestorable ? texts.removedOn(day, removedBy) : texts.leftOn(day)}
      more={[isRestorable ? texts.until(toDay(restorableUntil)) : texts.byInvite]}
      action={
        isRestorable ? (
          <Button variant="secondary" aria-label={texts.restoreNamed(name)} disabled={busy} onClick={onRestore}>
            {texts.restore}
          </Button>
        ) : (
          <LinkButton variant="quiet" aria-label={texts.inviteNamed(name)} to={paths.newInvite(organization)}>
            {texts.invite}
          </LinkButton>
        )
      }
    />
  )
}
