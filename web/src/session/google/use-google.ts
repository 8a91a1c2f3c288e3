/** What a Google button does and says: the window, then what the page makes of its token. */
import { useEffect, useRef, useState } from 'react'
import { googleMessages } from '#messages/account/google.ts'
import { failureMessages } from '#messages/failures.ts'
import { type GoogleWindow, openGoogleWindow } from './google-window.ts'
import { IdentityError } from '#session/identity-error.ts'

export interface Google {
  /** Opens the window; again, it opens it anew. */
  open: () => void
  /** The token is being exchanged. */
  busy: boolean
  /** There is a window to go on in. */
  waiting: boolean
  failure: string | null
  /** Takes back what was said; for when the person goes on in another way. */
  clear: () => void
}

type State = { is: 'idle' | 'waiting' | 'busy' } | { is: 'failed'; failure: string }

export function useGoogle(onToken: (idToken: string) => Promise<void>): Google {
  const [state, setState] = useState<State>({ is: 'idle' })
  const opened = useRef<GoogleWindow>(null)
  useEffect(() => () => opened.current?.close(), [])

  const exchange = async (idToken: string) => {
    setState({ is: 'busy' })
    try {
      await onToken(idToken)
      setState({ is: 'idle' })
    } catch (error) {
      setState({ is: 'failed', failure: googleFailure(error) })
    }
  }

  return {
    open: () => {
      opened.current?.stop()
      setState({ is: 'waiting' })
      opened.current = openGoogleWindow((answer) => {
        if ('idToken' in answer) void exchange(answer.idToken)
        else setState({ is: 'failed', failure: googleMessages.failures[answer.error] })
      })
    },
    busy: state.is === 'busy',
    waiting: state.is === 'waiting',
    failure: state.is === 'failed' ? state.failure : null,
    clear: () => setState((current) => (current.is === 'failed' ? { is: 'idle' } : current)),
  }
}

/** What the identity provider says of the token. */
export function googleFailure(error: unknown): string {
  if (!(error instanceof IdentityError)) return failureMessages.somethingWrong
  switch (error.code) {
    case 'account-exists-with-different-credential':
    case 'email-already-in-use':
      return googleMessages.failures.otherMethod
    case 'network-request-failed':
      return googleMessages.failures.network
    case 'invalid-credential':
      return googleMessages.failures.failed
    default:
      return error.message || failureMessages.somethingWrong
  }
}
