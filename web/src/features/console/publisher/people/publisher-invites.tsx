/** Who is invited to a publisher and has not come yet. */
import type { ListedAuthorInvite } from '@atrium/contract/authors/members'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { hasFailed } from '#api/has-failed.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { usePublisher, useRefreshPublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { toDay } from '#messages/dates.ts'
import { listed } from '#messages/format.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { roleNames } from '#messages/people/roles.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Soft, Words } from '../../people-list/people-table.tsx'
import { publisherInvites, revokeInvite } from '../api/publisher-people.ts'
import styles from './publisher-people.module.css'

const texts = invitesMessages.list

export function PublisherInvites() {
  const { author_id } = usePublisher()
  const list = useQuery(publisherInvites(author_id))
  const known = hasFailed(list) ? undefined : list.data
  return (
    <Card id="publisher-invites" title={publisherMessages.people.invites} isBusy={list.isPending}>
      {hasFailed(list) && <FailedPart query={list} />}
      {known?.results.length === 0 && <Soft>{publisherMessages.people.noInvites}</Soft>}
      {known && known.results.length > 0 ? (
        <ul role="list" className={styles.invites}>
          {known.results.map((invite) => (
            <Invite key={invite.id} {...invite} />
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Invite({ id, email, role, expiresAt }: ListedAuthorInvite) {
  const { author_id } = usePublisher()
  const refresh = useRefreshPublisher()
  const to = email ?? texts.anybody
  const facts = [roleNames[role], texts.until(toDay(expiresAt))]
  const revoking = useMutation({
    mutationFn: () => revokeInvite(author_id, id),
    onError: showErrorToast,
    onSuccess: () => showToast({ kind: 'success', text: texts.revoked }),
    onSettled: refresh,
  })
  return (
    <li className={styles.invite}>
      <Words>
        <bdi>{to}</bdi>
        <Soft>{listed(facts)}</Soft>
      </Words>
      <Button
        variant="quiet"
        aria-label={texts.revokeNamed(email ?? listed([to, ...facts]))}
        busy={revoking.isPending}
        onClick={() => revoking.mutate()}
      >
        {texts.revoke}
      </Button>
    </li>
  )
}
