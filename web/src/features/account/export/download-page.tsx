/** Where the mail about one's data leads: a press downloads it. Opening the page uses nothing up. */
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { fetchExport } from '#features/account/api/account-export.ts'
import { leavingMessages } from '#messages/account/leaving.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { CardText } from '#ui/layout/card.tsx'

const texts = leavingMessages.download
const fileName = 'my-data.zip'

type State = { is: 'asked' | 'busy' | 'done' } | { is: 'failed' | 'over'; failure: string }

export function DownloadPage() {
  const { uid, email } = useSignedIn()
  const { search } = useLocation()
  const token = new URLSearchParams(search).get('code') ?? ''
  const [state, setState] = useState<State>(
    token === '' ? { is: 'over', failure: refusals.code_invalid } : { is: 'asked' },
  )

  const download = async () => {
    setState({ is: 'busy' })
    try {
      saveFile(await fetchExport(token), fileName)
      setState({ is: 'done' })
    } catch (error) {
      setState({ is: isOver(error) ? 'over' : 'failed', failure: toFailure(error).message })
    }
  }

  const over = state.is === 'done' || state.is === 'over'
  return (
    <AppLayout title={texts.title}>
      <CardText>
        {over ? null : <p>{texts.lead}</p>}
        {state.is === 'done' ? <Notice tone="good">{texts.done}</Notice> : null}
        {'failure' in state ? <Notice tone="error">{state.failure}</Notice> : null}
        {state.is === 'done' || email === null ? null : <p>{texts.account(email)}</p>}
        {over ? (
          <LinkButton variant="secondary" to={paths.account(uid)}>
            {texts.toAccount}
          </LinkButton>
        ) : (
          <Button busy={state.is === 'busy'} busyLabel={texts.downloading} onClick={() => void download()}>
            {texts.button}
          </Button>
        )}
      </CardText>
    </AppLayout>
  )
}

/** Of anything else, as of an answer that did not come, the link is as good as before. */
function isOver(error: unknown): boolean {
  return isApiError(error, 'code_invalid') || isApiError(error, 'code_expired')
}
