/** Every browser that is signed in to the account, and signing out one or all others. */
import type { Session } from '@atrium/contract/identity/sessions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionMessages } from '#messages/account/sessions.ts'
import { useSignedIn } from '#session/session.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { ownSessions } from './own-sessions.ts'
import { SessionRow } from './session-row.tsx'
import { SessionsSkeleton } from './sessions-skeleton.tsx'
import styles from './sessions.module.css'
import { useEndSessions } from './use-end-sessions.ts'

const texts = sessionMessages.card

export function OwnSessionsList() {
  const { uid } = useSignedIn()
  const list = useInfiniteQuery({ ...ownSessions(uid), refetchOnWindowFocus: 'always' })
  const [asked, setAsked] = useState<Session | 'others' | null>(null)
  const { one, others } = useEndSessions(uid, {
    onEnd() {
      setAsked(null)
    },
  })
  const sessions = list.data?.pages.flatMap(({ results }) => results)
  const total = list.data?.pages.at(-1)?.totalResults ?? 0
  const nameOf = ({ browser, system }: Session) => sessionMessages.browserOn(browser, system)

  return (
    <Card id="sessions" title={texts.title} lead={texts.lead} isBusy={list.isFetching}>
      {list.isPending && <SessionsSkeleton />}
      {sessions === undefined && list.error !== null && (
        <ListFailure text={texts.failed} message={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {sessions === undefined ? null : (
        <>
          <ul role="list" className={styles.list} aria-label={texts.list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                name={nameOf(session)}
                now={list.dataUpdatedAt}
                onEnd={() => setAsked(session)}
              />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button
              className={styles.action}
              variant="quiet"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )}
          <p className={styles.hint}>{texts.networkHint}</p>
          {total > 1 ? (
            <Button className={styles.action} variant="secondary" onClick={() => setAsked('others')}>
              {texts.others}
            </Button>
          ) : (
            <p>{texts.onlyThis}</p>
          )}
        </>
      )}
      {asked === null || asked === 'others' ? null : (
        <ConfirmModal
          title={sessionMessages.confirmOne.title(nameOf(asked))}
          lead={sessionMessages.confirmOne.lead}
          texts={sessionMessages.confirmOne}
          isDanger
          busy={one.isPending}
          onConfirm={() => one.mutate({ id: asked.id, name: nameOf(asked) })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'others' && (
        <ConfirmModal
          title={sessionMessages.confirmOthers.title}
          lead={sessionMessages.confirmOthers.lead}
          texts={sessionMessages.confirmOthers}
          isDanger
          busy={others.isPending}
          onConfirm={() => others.mutate()}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
