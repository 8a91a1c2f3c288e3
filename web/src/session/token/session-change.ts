/**
 * What ends the session of this browser and begins another, such as a new password: until the answer is stored, every tab
 * has tokens of a session that is over. Whoever asks something with these waits for the tab that is at it.
 */
const lock = 'atrium.session'
/** Longer than such an answer takes; a tab that hears none keeps nobody for ever. */
const patienceMs = 10_000

/** Its end is that of `change`: what that stores is there for whoever waited. */
export async function withSessionChange<T>(change: () => Promise<T>): Promise<T> {
  const { promise: done, resolve: release } = Promise.withResolvers<void>()
  await turn('exclusive', done)
  try {
    return await change()
  } finally {
    release()
  }
}

/** Resolves at once where no tab is at it. */
export function sessionChanged(): Promise<void> {
  return turn('shared', Promise.resolve())
}

/** Resolves when it is one's turn, which lasts until `held`; without waiting where the browser has no such queues. */
function turn(mode: LockMode, held: Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined // oxlint-disable-line no-restricted-properties -- without TLS nobody waits
  if (locks === undefined) return Promise.resolve()
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patienceMs)
    const hold = () => {
      resolve()
      return held
    }
    // Refused where the patience is over, and where the page may keep nothing.
    locks.request(lock, { mode, signal }, hold).catch(() => resolve())
  })
}
