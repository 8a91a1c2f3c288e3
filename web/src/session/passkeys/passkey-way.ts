/** Signing in with a passkey, as the first step of sign-in offers it: in the field, and by a button. */
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { isApiError } from '#api/api-error.ts'
import { passkeyMessages } from '#messages/account/passkeys.ts'
import { logWarning } from '#monitoring/log.ts'
import { applyAuthUser, withSignIn } from '#session/session.ts'
import { passkeyFailure } from './passkey-failure.ts'
import { isGivenUp, provePasskey, stopAsking } from './prove.ts'

/** What the screen shows. */
export interface PasskeyState {
  busy?: boolean
  /** What there is to say. */
  told?: { tone: 'info' | 'error'; text: string }
}
type Show = (state: PasskeyState) => void

/** The server's question is good for five minutes; a page that waits asks anew before that. */
const renewMs = 4 * 60_000

/** Whoever shows something; undefined once the step is left. */
let screen: Show | undefined
let renewal: ReturnType<typeof setTimeout> | undefined

/**
 * `offer` shows passkeys in the field, until one is chosen or another way is taken; `press` asks at once; `stop` takes
 * either back. Never rejects: `show` hears what there is to see.
 */
export async function passkeyWay(wish: 'offer' | 'press' | 'stop', show: Show): Promise<void> {
  clearTimeout(renewal)
  screen = wish === 'stop' ? undefined : show
  if (wish === 'offer') return offer()
  if (wish === 'stop') return stopAsking()
  show({ busy: true })
  try {
    // Begun anew, it takes the place of the offer in the field.
    await signIn(await provePasskey())
  } catch (error) {
    tell(error)
  }
}

async function signIn(token: string): Promise<void> {
  // As with a password, the guard of the page leads on as soon as somebody is signed in.
  await withSignIn('sign-in', async (sdk) => applyAuthUser(await sdk.tokenSignIn(token)))
}

/** Says nothing unless one was chosen. */
async function offer(): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill()) || screen === undefined) return
  renewal = setTimeout(() => whenSeen(() => void offer()), renewMs)
  let chosen = false
  const onChosen = () => {
    chosen = true
    clearTimeout(renewal)
    screen?.({ busy: true })
  }
  try {
    await signIn(await provePasskey({ autofill: true, onChosen }))
  } catch (error) {
    if (chosen) tell(error)
    else if (!isGivenUp(error)) logWarning('Passkeys could not be offered in the field', error)
  }
}

function tell(error: unknown): void {
  const told = isGivenUp(error)
    ? ({ tone: 'info', text: passkeyMessages.notUsed } as const)
    : ({ tone: 'error', text: passkeyFailure(error) } as const)
  screen?.({ told })
  // What the server counts it counts; the field need not ask again at once.
  if (!isApiError(error, 'too_many_requests')) void offer()
}

function whenSeen(work: () => void): void {
  if (document.visibilityState === 'visible') work()
  else document.addEventListener('visibilitychange', () => whenSeen(work), { once: true })
}
