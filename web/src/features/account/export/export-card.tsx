/** "Download my data": asks for the archive, and says how far it is. */
import type { AccountExport } from '@atrium/contract/account-export'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import styles from '#features/account/account.module.css'
import { accountExport, requestExport } from '#features/account/api/account-export.ts'
import { toDay, toDayAndTime } from '#messages/dates.ts'
import { leavingMessages } from '#messages/account/leaving.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Status } from '#ui/feedback/status.tsx'

const texts = leavingMessages.export

export function ExportCard({ uid }: { uid: string }) {
  const query = useQuery(accountExport(uid))
  return (
    <Card id="export" title={texts.heading} lead={texts.lead}>
      <Loaded query={query} texts={leavingMessages}>
        {(data) => <Known uid={uid} known={data} />}
      </Loaded>
    </Card>
  )
}

function Known({ uid, known }: { uid: string; known: AccountExport }) {
  const queries = useQueryClient()
  const { queryKey } = accountExport(uid)
  const asking = useMutation({
    mutationFn: () => withFreshSignIn(requestExport),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError(error) {
      showErrorToast(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const { state, askedAt, nextAt } = known
  return (
    <CardText>
      <Status>
        <State known={known} />
      </Status>
      {state === 'preparing' || askedAt === null ? null : (
        <p className={styles.soft}>
          {texts.lastAsked(toDayAndTime(askedAt))} {nextAt === null ? null : texts.nextAt(toDayAndTime(nextAt))}
        </p>
      )}
      {state === 'preparing' || nextAt !== null ? null : (
        <Button busy={asking.isPending} busyLabel={texts.asking} onClick={() => asking.mutate()}>
          {texts.ask}
        </Button>
      )}
    </CardText>
  )
}

function State({ known: { state, expiresAt } }: { known: AccountExport }) {
  const { email } = useSignedIn()
  switch (state) {
    case 'none':
      return null
    case 'preparing':
      return (
        <p className={styles.preparing}>
          <Spinner />
          {texts.preparing}
        </p>
      )
    case 'ready':
      return (
        <Notice tone="good" announce="none">
          {texts.ready(email ?? '', toDay(expiresAt ?? ''))}
        </Notice>
      )
    case 'taken':
      return <p>{texts.taken}</p>
    case 'expired':
      return <p>{texts.expired}</p>
    case 'failed':
      return (
        <Notice tone="error" announce="none">
          {texts.failedToMake}
        </Notice>
      )
  }
}
