/** What something costs this process, by its own clock: a busy machine makes it wait, and this no longer. */

/** Milliseconds that all threads of the process were at work until it resolved, those that hash among them. */
export async function spentMs(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const TRIES = 3

/** The least of at most three times, as soon as one is below `most`: what others do, and what is cleared up meanwhile, cost one; what is slow by itself is slow each time. */
export async function leastSpentMs(most: number, action: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let time = 0; time < TRIES && least >= most; time += 1) least = Math.min(least, await spentMs(action))
  return least
}
