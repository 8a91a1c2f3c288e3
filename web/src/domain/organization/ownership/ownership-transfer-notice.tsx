/** An offer of ownership that waits: to be answered by one, to be withdrawn by the other. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { answerOffer, ownershipOffer } from './ownership-offer.ts'
import styles from './ownership-transfer-notice.module.css'

const texts = peopleMessages.ownership

export function OwnershipTransferNotice() {
  const { organization, displayName, uid } = useOrganization()
  const refresh = useRefreshPeople()
  const { data } = useQuery(ownershipOffer(organization))
  const isMaker = data?.offer?.from.user_id === uid
  const answering = useMutation({
    mutationFn: (accept: boolean) => answerOffer(organization, accept),
    onError: showErrorToast,
    async onSuccess(_nothing, accept) {
      showToast({ kind: 'success', text: accept ? texts.accepted : isMaker ? texts.withdrawn : texts.declined })
      await refresh()
    },
  })
  if (!data?.offer) return null
  const { from, to } = data.offer
  const answer = (accept: boolean) => answering.mutate(accept)
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>
        {isMaker ? texts.waiting(to.displayName) : texts.asked(from.displayName, displayName)}
      </p>
      <div className={styles.actions}>
        {isMaker ? null : (
          <Button busy={answering.isPending} onClick={() => answer(true)}>
            {texts.accept}
          </Button>
        )}
        <Button variant="secondary" disabled={answering.isPending} onClick={() => answer(false)}>
          {isMaker ? texts.withdraw : texts.decline}
        </Button>
      </div>
    </div>
  )
}
