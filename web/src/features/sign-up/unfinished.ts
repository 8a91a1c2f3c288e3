/** What is kept of a sign-up until its end, by code that comes once there is something to keep. */
import { lazyCall } from '#api/lazy-call.ts'

export const unfinished = lazyCall(async () => {
  const { keeping } = await import('./progress/keep-unfinished.ts')
  return () => Promise.resolve(keeping)
})
