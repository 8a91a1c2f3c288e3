/** Organizations that somebody may join by their own address, each with what can be done about it. */
import type { JoinableOrganization } from '@atrium/contract/organizations/joining'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useId } from 'react'
import { isApiError } from '#api/api-error.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { joinableMessages as texts } from '#messages/organizations/joinable.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button, ConsentButton } from '#ui/form/buttons/button.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { askToJoin, joinOrganization, withdrawRequest } from './joinable-calls.ts'
import styles from './joinable.module.css'
import { toDay } from '#messages/dates.ts'

export function JoinableList({ organizations }: { organizations: readonly JoinableOrganization[] }) {
  const { email } = useSignedIn()
  const headingId = useId()
  return (
    <section className={styles.joinable} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.soft}>{texts.lead((email ?? '').split('@').at(-1) ?? '')}</p>
      <ul role="list" className={styles.list}>
        {organizations.map((organization) => (
          <Joinable key={organization.name} organization={organization} />
        ))}
      </ul>
    </section>
  )
}

function Joinable({ organization }: { organization: JoinableOrganization }) {
  const { name, displayName, branding, offer, request } = organization
  const joining = useChange(() => joinOrganization(name), texts.joined(displayName))
  const asking = useChange(() => askToJoin(name), texts.asked(displayName))
  const withdrawing = useChange(() => withdrawRequest(name), texts.withdrawn)
  const waits = request !== null && !request.declined
  return (
    <li className={styles.organization}>
      <Logo name={displayName} url={branding.logo_url} />
      <span className={styles.words}>
        <bdi className={styles.name}>{displayName}</bdi>
        {request !== null && (
          <span className={styles.soft}>
            {request.againFrom === null ? texts.waits : texts.declined(toDay(request.againFrom))}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {offer === 'join' && (
          <ConsentButton
            aria-label={texts.joinNamed(displayName)}
            busy={joining.isPending}
            onClick={() => joining.mutate()}
          >
            {texts.join}
          </ConsentButton>
        )}
        {offer === 'ask' && request === null && (
          <Button
            variant="secondary"
            aria-label={texts.askNamed(displayName)}
            busy={asking.isPending}
            onClick={() => asking.mutate()}
          >
            {texts.ask}
          </Button>
        )}
        {waits && (
          <Button
            variant="quiet"
            aria-label={texts.withdrawNamed(displayName)}
            busy={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            {texts.withdraw}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Shows all lists of organizations anew, after a refusal too: what was offered may have changed. */
function useChange(change: () => Promise<unknown>, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ kind: 'success', text: done }),
    onError(error) {
      const isOver = (['not_found', 'join_by_request', 'already_member'] as const).some((code) =>
        isApiError(error, code),
      )
      if (isOver) showToast({ kind: 'error', text: texts.changed })
      else showErrorToast(error)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['organizations'] }),
  })
}
