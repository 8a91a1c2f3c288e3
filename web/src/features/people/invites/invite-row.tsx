/** One invite: for whom, what it gives, how it stands. */
import type { FreshInvite, ListedInvite } from '@atrium/contract/people/invites'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ConfirmAddress } from '#domain/invites/confirm-address.tsx'
import { LabelChips } from '#domain/labels/label-chips.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { toDay } from '#messages/dates.ts'
import { listed } from '#messages/format.ts'
import { fullName } from '#messages/names.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { termWords } from '#messages/people/terms.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { breakable } from '#ui/layout/breakable.tsx'
import { renew, revoke } from '../api/invites.ts'
import styles from './invites.module.css'

const texts = invitesMessages.list

interface Props {
  invite: ListedInvite
  /** A link that was made anew is shown once. */
  onFresh: (fresh: FreshInvite) => void
}

export function InviteRow({ invite, onFresh }: Props) {
  const { id, email, given_name, family_name, role, labels, uses, maxUses, state, expiresAt, startsOn, endsOn } = invite
  const { organization } = useOrganization()
  const { email: address } = useSignedIn()
  const refresh = useRefreshPeople()
  const to = email ?? texts.anybody
  const name = fullName({ given_name, family_name })
  const canRenew = state === 'open' || state === 'expired'
  const facts = [
    ...(name === '' ? [] : [name]),
    peopleMessages.roleNames[role],
    ...(email === null ? [texts.uses(uses, maxUses)] : []),
    ...(startsOn !== null || endsOn !== null ? [texts.term(termWords({ startsOn, endsOn }))] : []),
    ...(canRenew ? [texts.until(toDay(expiresAt))] : []),
  ]
  // Links go to nobody by name: what they give is what tells one from another.
  const named = email ?? listed([to, ...facts])
  const [unconfirmed, setUnconfirmed] = useState(false)
  const renewing = useMutation({
    mutationFn: () => renew(organization, id),
    onError(error) {
      if (isApiError(error, 'email_not_verified')) setUnconfirmed(true)
      else showErrorToast(error)
    },
    async onSuccess(fresh) {
      if (email === null) onFresh(fresh)
      else showToast({ kind: 'success', text: texts.sentAgain(email) })
      await refresh()
    },
  })
  const revoking = useMutation({
    mutationFn: () => revoke(organization, id),
    onError: showErrorToast,
    async onSuccess() {
      showToast({ kind: 'success', text: texts.revoked })
      await refresh()
    },
  })
  return (
    <li className={styles.invite}>
      <span className={styles.to}>
        <bdi className={styles.email}>{breakable(to)}</bdi>
        <span className={styles.soft}>{listed(facts)}</span>
        <LabelChips labels={labels} whose={named} className={styles.chips} />
      </span>
      <span className={styles.state} data-state={state}>
        {texts.states[state]}
      </span>
      <span className={styles.actions}>
        {canRenew && (
          <Button
            variant="quiet"
            aria-label={email === null ? texts.renewLinkNamed(named) : texts.renewNamed(named)}
            busy={renewing.isPending}
            onClick={() => renewing.mutate()}
          >
            {email === null ? texts.renewLink : texts.renew}
          </Button>
        )}
        {canRenew && (
          <Button
            variant="quiet"
            aria-label={texts.revokeNamed(named)}
            busy={revoking.isPending}
            onClick={() => revoking.mutate()}
          >
            {texts.revoke}
          </Button>
        )}
      </span>
      {unconfirmed && (
        <div className={styles.whole}>
          <ConfirmAddress address={address} onSend={() => mailOwnVerification(showErrorToast)} />
        </div>
      )}
    </li>
  )
}
