/** Log out: the session ends on the server, with all that was handed on from it, and then here. */
import { logOut as endpoint } from '@atrium/contract/identity/identity'
import { ApiError, call } from '#api/client.ts'
import { isUnserved } from '#api/may-pass.ts'
import { logWarning } from '#monitoring/log.ts'
import { userMismatch } from './identity-error.ts'
import { currentSession, signOut, withAuthSdk } from './session.ts'
import { claimsOf, isGood } from './token/token-claims.ts'
import { storedToken } from './token/token-store.ts'

/** So long the page waits for the server; the request goes on by itself. */
const patienceMs = 2_000
/** When it is tried again where the server was not reached; coming online tries at once. */
const retriesMs = [2_000, 10_000, 60_000]

/**
 * Resolves once nobody is signed in here, reached or not: without a network one must still be able to leave.
 * The server then hears of it as soon as it can be reached, while this page is open. Rejects with
 * `IdentityError` where the browser could not forget the session: `user-mismatch` where another tab has signed in somebody
 * else by then, who stays.
 */
export async function logOut(): Promise<void> {
  const leaver = currentSession().user?.uid
  const stored = storedToken()
  // The server can hear of it at once, however long the SDK takes to come.
  const idToken = stored !== null && isGood(stored) && isOf(leaver, stored) ? Promise.resolve(stored) : ownToken()
  const first = idToken.then((token) => token === null || tryToEnd(token))
  await Promise.race([first, pause(patienceMs)])
  const now = currentSession().user?.uid
  if (leaver !== undefined && now !== undefined && now !== leaver) throw userMismatch()
  await signOut()
  void first.then(async (done) => done || keepTrying((await idToken) ?? ''))
}

/** Another tab may have stored somebody else's since this one last heard who is signed in. */
function isOf(uid: string | undefined, token: string): boolean {
  return uid === undefined || claimsOf(token)?.sub === uid
}

function ownToken(): Promise<string | null> {
  return withAuthSdk(async (sdk) => (await sdk.currentUser())?.getIdToken() ?? null).catch(() => null)
}

/** Ends the session of an ID token, whoever is signed in here. Never rejects: what fails is tried again by itself. */
export async function endServerSession(idToken: string): Promise<void> {
  if (!(await tryToEnd(idToken))) void keepTrying(idToken)
}

/** Whether that is that: ended, or refused, since it had ended already or run out. */
async function tryToEnd(idToken: string): Promise<boolean> {
  try {
    await call(endpoint, { bearer: idToken, keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError) || isUnserved(error.status)) {
      logWarning('A session could not be ended on the server', error)
      return false
    }
  }
  return true
}

async function keepTrying(idToken: string): Promise<void> {
  for (const wait of retriesMs) {
    await pauseOrOnline(wait)
    if (await tryToEnd(idToken)) return
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function pauseOrOnline(ms: number): Promise<void> {
  const heard = new AbortController()
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true, signal: heard.signal }))
  await Promise.race([pause(ms), online])
  heard.abort()
}
