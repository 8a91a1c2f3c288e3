/** A browser's database that never answers, as one that it keeps locked: the SDK would wait for it without end. */
import { failureMessages } from '#messages/failures.ts'
import { IdentityError } from './identity-error.ts'
import { storedToken } from './token/token-store.ts'

/** The SDK's own, where it keeps who is signed in. */
const database = 'firebaseLocalStorageDb'
const answersWithinMs = 3_000

/**
 * Before the SDK is set up. Where the database hangs and nobody is signed in by the stored token, the SDK is to find none,
 * and keeps what it has in the page's local storage, from where it takes it back once there is one. Else it rejects with
 * `IdentityError`: without it somebody would be signed out, or be back in the place of whoever signs in meanwhile.
 */
export async function passHangingDatabase(): Promise<void> {
  if (await answers()) return
  if (storedToken() !== null) throw new IdentityError('storage-hangs', failureMessages.storageHangs)
  // Each of its calls opens one, and takes no other: it looks at the window's, as it is by then.
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}

/** A refusal is an answer too: the SDK hears it as well, and goes on without. */
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), answersWithinMs)
    const answered = () => {
      clearTimeout(limit)
      resolve(true)
    }
    try {
      const request = indexedDB.open(database)
      // It is not there yet: the SDK makes it, with what belongs into it.
      request.addEventListener('upgradeneeded', () => request.transaction?.abort())
      request.addEventListener('success', () => {
        request.result.close()
        answered()
      })
      request.addEventListener('error', answered)
    } catch {
      answered()
    }
  })
}
