/** What something costs this process, by its own clock: a busy machine makes it wait, and this no longer. */

/** Milliseconds that all threads of the process were at work until it resolved, those that hash among them. */
export async function spentMs(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
