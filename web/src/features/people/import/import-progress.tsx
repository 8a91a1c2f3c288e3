/** How far an import is, and in the end what came of it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError } from '#api/api-error.ts'
import { hasFailed } from '#api/has-failed.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { importProgress } from '#features/people/api/people-import.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { peopleImportMessages as texts } from '#messages/people/people-import.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EmptyPart } from '../empty-part.tsx'
import { ImportResult } from './import-result.tsx'
import styles from './import.module.css'

interface Props {
  id: string
  /** Whether it was begun here: whoever comes back to one is told nothing new. */
  fresh: boolean
  onAgain: () => void
}

export function ImportProgress({ id, fresh, onAgain }: Props) {
  const { organization } = useOrganization()
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

  if (isApiError(query.error, 'not_found')) {
    const again = <Button onClick={onAgain}>{texts.again}</Button>
    return <EmptyPart sentence={texts.missing} advice={texts.missingAdvice} nextStep={again} />
  }
  if (hasFailed(query)) return <FailedPart query={query} />
  const percent = data === undefined || data.total === 0 ? 0 : Math.floor((100 * data.done) / data.total)
  return (
    <section className={styles.import} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      {isDone ? null : <ProgressBar label={texts.running} percent={percent} />}
      <Status className={isDone ? styles.summary : 'visually-hidden'}>
        {isDone ? texts.done(data.counts) : texts.running}
      </Status>
      {/* Seen as it goes on; to be told of every line would help nobody. */}
      {data && !isDone && <p>{texts.progress(data.done, data.total)}</p>}
      {isDone ? null : <p className={styles.lead}>{texts.leave}</p>}
      {data && isDone && <ImportResult result={data} onAgain={onAgain} />}
    </section>
  )
}
