/** How far an import is, and in the end what it refused. */
import { fieldMessages } from '@atrium/contract/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tellFailure } from '#api/tell-failure.ts'
import { invitesMessages } from '#messages/invites.ts'
import { peopleMessages } from '#messages/people.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmAddress } from '#ui/confirm-address.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { showToast } from '#ui/toasts.ts'
import { peopleKey } from '../api/keys.ts'
import { importProgress } from '../api/people-import.ts'
import { FailedPart } from '../failed-part.tsx'
import { usePlace } from '../place.ts'
import styles from './import.module.css'

const texts = invitesMessages.import

interface Props {
  id: string
  /** Whether it was begun here: whoever comes back to one is told nothing new. */
  fresh: boolean
  onAgain: () => void
}

export function ImportProgress({ id, fresh, onAgain }: Props) {
  const { organization } = usePlace()
  const { email: address } = useSignedIn()
  const client = useQueryClient()
  const query = useQuery(importProgress(organization, id))
  const { data } = query
  const isDone = data?.state === 'done'
  const added = data?.counts.add ?? 0
  useEffect(() => {
    if (!isDone) return
    // Members, invites, labels and the timeline, whichever of them it has touched.
    void client.invalidateQueries({ queryKey: peopleKey(organization) })
    if (fresh && added > 0) showToast({ kind: 'success', text: peopleMessages.toasts.userCreated })
  }, [isDone, fresh, added, client, organization])

  if (query.error !== null) return <FailedPart query={query} />
  const percent = data === undefined || data.total === 0 ? 0 : Math.floor((100 * data.done) / data.total)
  return (
    <section className={styles.import} aria-label={texts.title} aria-busy={!isDone}>
      <h2 className={styles.title}>{texts.title}</h2>
      <ProgressBar label={isDone ? texts.done : texts.running} percent={percent} />
      {data && <p role="status">{texts.progress(data.done, data.total)}</p>}
      {isDone ? null : <p className={styles.lead}>{texts.leave}</p>}
      {data && isDone && (
        <>
          <ul className={styles.counts}>
            {(['add', 'change', 'same', 'refuse'] as const).map((action) => (
              <li key={action} data-action={action}>
                <strong>{data.counts[action].toLocaleString()}</strong> {texts.actions[action]}
              </li>
            ))}
          </ul>
          {data.refused.length > 0 && (
            <>
              {data.refused.some(({ reason }) => reason === fieldMessages.importUnconfirmed) && (
                <ConfirmAddress address={address} onSend={() => mailOwnVerification(tellFailure)} />
              )}
              <h3 className={styles.subtitle}>{texts.refusedLines}</h3>
              <ul className={styles.refused}>
                {data.refused.map(({ line, email, reason }) => (
                  <li key={line}>
                    {texts.line} {line}: {email} {reason}
                  </li>
                ))}
              </ul>
            </>
          )}
          <Button variant="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
        </>
      )}
    </section>
  )
}
