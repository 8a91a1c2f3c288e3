/**
 * The SDK, where it does not come: asked for a few times by itself, ever less often. After that, what waits for it says so,
 * and it is asked for again once there is a connection, or somebody comes or presses again.
 */
import { createStore } from '#create-store.ts'
import { logWarning } from '#monitoring/log.ts'
import { triedWithFailures } from '#ui/loading/lazy-page.tsx'
import { notLoaded } from '#ui/loading/not-loaded.ts'
import { IdentityError } from './identity-error.ts'

const pausesMs = [1_000, 2_000, 4_000]

/** Why it is not asked for any more; null where it is there, or may still come. */
export const missingSdk = createStore<Error | null>(null)

/** In: what loads it, or rejects. Does not reject itself. */
export function loadPatiently(load: () => Promise<unknown>): void {
  missingSdk.set(null)
  attempt(load, pausesMs)
}

function attempt(load: () => Promise<unknown>, [pauseMs, ...later]: readonly number[]): void {
  load().catch((error: unknown) => {
    logWarning('The identity SDK did not load', error)
    // What it was refused with is in words already, and would be the same a moment later.
    const isRefused = error instanceof IdentityError
    if (pauseMs !== undefined && !isRefused) {
      setTimeout(() => attempt(load, later), pauseMs)
      return
    }
    const again = () => {
      if (missingSdk.get() === missing) loadPatiently(load)
    }
    const missing = isRefused ? error : notLoaded(error)
    missingSdk.set(missing)
    addEventListener('online', again, { once: true })
    triedWithFailures(again)
  })
}
