/** Whoever signs in by a second step and has no backup codes is told so: where its answer was lost, none were shown. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { secondStepOf } from '#domain/second-step/own-second-step.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { secondStepTaken } from '#session/second-step/question.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'

/** Two sentences, and a page that comes at the same time. */
const toldMs = 15_000

/** Stands while `secondStepTaken` says so. */
export function MissingBackupCodes() {
  const { uid } = useSignedIn()
  const navigate = useNavigate()
  const hosted = usePageSettings().identity.provider !== 'embedded'
  const { data } = useQuery({ ...secondStepOf(uid, hosted), enabled: !hosted })
  useEffect(() => {
    if (data === undefined) return
    secondStepTaken.set(false)
    if (data.authenticator === null || data.unusedBackupCodes !== 0) return
    const { ask, card } = secondStepMessages
    const action = { label: card.newCodes, onAction: () => void navigate(paths.security(uid)) }
    showToast({ kind: 'info', text: ask.noCodes, durationMs: toldMs, action })
  }, [data, navigate, uid])
  return null
}
