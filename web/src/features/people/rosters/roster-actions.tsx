/** What can be done with a roster: applied, taken back, forgotten, its skipped lines downloaded. */
import type { Roster } from '@atrium/contract/people/rosters'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { toDay } from '#messages/dates.ts'
import { rosterMessages as texts } from '#messages/people/rosters.ts'
import { paths } from '#paths.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { forgetRoster, refusedRosterLines, rosterListKey, startRoster, undoRoster } from '../api/rosters.ts'
import { skippedRosterFile } from './roster-file.ts'
import styles from './rosters.module.css'

export function RosterActions({ roster }: { roster: Roster }) {
  const { organization } = useOrganization()
  const navigate = useNavigate()
  const refresh = useRefreshPeople()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'apply' | 'takeBack'>()
  const { id, state, stale, brake, counts, takeBackUntil } = roster
  const close = () => setAsked(undefined)
  // After a refusal too: its source may have brought something else.
  const ends = { onError: tellAndClose(close), onSettled: refresh }
  const applying = useMutation({ mutationFn: () => startRoster(organization, id, brake), onSuccess: close, ...ends })
  const undoing = useMutation({ mutationFn: () => undoRoster(organization, id), onSuccess: close, ...ends })
  const forgetting = useMutation({
    mutationFn: () => forgetRoster(organization, id),
    onSuccess() {
      // It changed nobody, and its own page is still there for a moment: only the list is asked for again.
      void client.invalidateQueries({ queryKey: rosterListKey(organization) })
      void navigate(paths.people(organization, 'rosters'), { replace: true })
    },
    onError: showErrorToast,
  })
  const downloading = useMutation({
    mutationFn: () => refusedRosterLines(organization, id),
    onSuccess: (lines) => saveFile(skippedRosterFile(lines), `${organization}-skipped.csv`),
    onError: showErrorToast,
  })
  return (
    <div className={styles.actions}>
      {state === 'rehearsed' && !stale && <Button onClick={() => setAsked('apply')}>{texts.apply}</Button>}
      {takeBackUntil !== null && (
        <Button variant="secondary" onClick={() => setAsked('takeBack')}>
          {texts.takeBack}
        </Button>
      )}
      {counts.refused > 0 && (
        <Button variant="secondary" busy={downloading.isPending} onClick={() => downloading.mutate()}>
          {texts.download}
        </Button>
      )}
      {(state === 'rehearsed' || state === 'refused') && (
        <Button variant="quiet" busy={forgetting.isPending} onClick={() => forgetting.mutate()}>
          {texts.discard}
        </Button>
      )}
      {asked === 'apply' && (
        <ApplyQuestion brake={brake} busy={applying.isPending} onConfirm={() => applying.mutate()} onClose={close} />
      )}
      {asked === 'takeBack' && takeBackUntil !== null && (
        <ConfirmModal
          isDanger
          title={texts.takeBackTitle}
          lead={texts.takeBackLead(toDay(takeBackUntil))}
          texts={{ cancel: texts.cancel, confirm: texts.takeBack }}
          busy={undoing.isPending}
          onConfirm={() => undoing.mutate()}
          onClose={close}
        />
      )}
    </div>
  )
}

interface Question {
  brake: number | null
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Where many would leave, only their number typed applies it. */
function ApplyQuestion({ brake, busy, onConfirm, onClose }: Question) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const confirm = () => {
    if (brake === null || typed.trim() === String(brake)) onConfirm()
    else setIsWrong(true)
  }
  return (
    <ConfirmModal
      isDanger={brake !== null}
      title={brake === null ? texts.applyTitle : texts.brakeTitle}
      lead={brake === null ? texts.applyLead : texts.brakeLead(brake)}
      texts={{ cancel: texts.cancel, confirm: texts.apply }}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {brake !== null && (
        <>
          <p>{texts.applyLead}</p>
          <TextField
            name="leaving"
            label={texts.brakeLabel}
            aria-required
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isWrong ? texts.brakeLead(brake) : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsWrong(false)
            }}
          />
        </>
      )}
    </ConfirmModal>
  )
}
