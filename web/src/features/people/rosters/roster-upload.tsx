/** An archive is chosen and sent; its page says what it would do. */
import { rosterMaxBytes, rosterSourceMaxLength } from '@atrium/contract/limits'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toFailure } from '#api/failure.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { rosterMessages as texts } from '#messages/people/rosters.ts'
import { randomId } from '#session/random-id.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { FileButton } from '#ui/form/fields/file-button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { sendRoster } from '../api/rosters.ts'
import { rosterPath } from './roster-path.ts'
import styles from './rosters.module.css'

interface Chosen {
  file: File
  /** Of this very choice: sent again it is the same upload. */
  attempt: string
}

export function RosterUpload() {
  const { organization } = useOrganization()
  const navigate = useNavigate()
  const refresh = useRefreshPeople()
  const [chosen, setChosen, wasChosen] = useHeldState<Chosen | undefined>(`roster for ${organization}`, undefined)
  const [source, setSource, wasTyped] = useHeldState(`roster’s source for ${organization}`, '')
  const [sent, setSent] = useState(0)
  const [error, setError] = useState<string>()
  const sending = useMutation({
    mutationFn: ({ file, attempt }: Chosen) =>
      sendRoster(organization, { file, attempt, source: source.trim(), onProgress: setSent }),
    onSuccess: () => void refresh(),
    onError(failed) {
      const sentence = toFailure(failed).fields['roster']
      if (sentence === undefined) showErrorToast(failed)
      else setError(sentence)
    },
  })
  const choose = (file: File) => {
    setError(file.size > rosterMaxBytes ? texts.tooLarge : undefined)
    setChosen(file.size > rosterMaxBytes ? undefined : { file, attempt: randomId() })
  }
  const send = () => {
    if (!chosen) return
    setSent(0)
    setError(undefined)
    // Whoever has left the page meanwhile is somewhere else: it stands in the list of them.
    sending.mutate(chosen, { onSuccess: ({ id }) => void navigate(rosterPath(organization, id)) })
  }
  return (
    <div className={styles.upload}>
      {(wasChosen && chosen) || (wasTyped && source !== '') ? (
        <Notice tone="info">{profileMessages.restored}</Notice>
      ) : null}
      <p className={styles.lead}>{texts.lead}</p>
      <FileButton
        label={texts.file}
        name="roster"
        accept=".zip,application/zip"
        disabled={sending.isPending}
        onChoose={choose}
      />
      {chosen && <p className={styles.lead}>{texts.chosen(chosen.file.name)}</p>}
      <TextField
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        maxLength={rosterSourceMaxLength}
        autoComplete="off"
        value={source}
        onChange={({ target }) => {
          setSource(target.value)
          // Under another name it is another upload.
          if (chosen) setChosen({ ...chosen, attempt: randomId() })
        }}
      />
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {sending.isPending && <ProgressBar label={texts.uploading} percent={Math.floor(sent * 100)} />}
      <Button busy={sending.isPending} disabled={!chosen} onClick={send}>
        {texts.check}
      </Button>
    </div>
  )
}
