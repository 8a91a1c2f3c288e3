/** What something costs this process, by its own clock: a busy machine makes it wait, and this no longer. */

/** Milliseconds that all threads of the process were at work until it resolved, those that hash among them. */
export async function spentMs(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * The most milliseconds, likewise, from one turn of the event loop to the next until it resolved: as long as that whatever else
 * the process does has to wait for it.
 */
export async function longestTurnMs(action: () => Promise<unknown>): Promise<number> {
  const spent = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000
  }
  let [isOver, most, last] = [false, 0, spent()]
  const turn = () => {
    const now = spent()
    most = Math.max(most, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await action()
  isOver = true
  turn()
  return most
}

const TRIES = 3

/** The least of at most three times, as soon as one is below `most`: what others do, and what is cleared up meanwhile, cost one; what is slow by itself is slow each time. */
export async function leastSpentMs(
  most: number,
  action: () => Promise<unknown>,
  measure: typeof spentMs = spentMs,
): Promise<number> {
  let least = Infinity
  for (let time = 0; time < TRIES && least >= most; time += 1) least = Math.min(least, await measure(action))
  return least
}
