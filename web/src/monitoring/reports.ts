/** Problems on their way to monitoring. Those from before it is there wait, and are dropped where there is none. */

export interface Problem {
  message: string
  error?: Error
  /** Short facts: never an address as it was filled in, never what somebody typed. */
  labels?: Readonly<Record<string, string | number>>
}

type Receiver = (problem: Problem) => void

/** A page that fails over and over before monitoring is there must not fill the memory. */
const mostWaiting = 20

let waiting: Problem[] = []
let receiver: Receiver | null = null

export function report(problem: Problem): void {
  if (receiver !== null) receiver(problem)
  else if (waiting.length < mostWaiting) waiting.push(problem)
}

/** A call that failed, by the pattern of its path: names and ids stay here. */
export function reportFailedCall({ status, url, method }: { status: number; url: string; method: string }): void {
  report({ message: `${method} ${url} failed with ${status}`, labels: { status, url, method } })
}

/** Hands over what waits, and all that follows. */
export function receiveReports(by: Receiver): void {
  receiver = by
  for (const problem of waiting) by(problem)
  waiting = []
}
