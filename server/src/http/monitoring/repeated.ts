/** What fails again and again, while somebody else is away: the log says it at once, and then how often, now and then. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'

const EVERY_MS = MINUTE_MS
/** Kinds are few; where something makes them up, the oldest is forgotten, and said anew. */
const MOST_KINDS = 100

/** Asked for each failure. Undefined: leave it unsaid; else how many of its kind were, since the last that was said. */
export type IsDue = (kind: string) => number | undefined

export function createRepeated({ everyMs = EVERY_MS, now = () => performance.now() } = {}): IsDue {
  const said = new Map<string, { at: number; unsaid: number }>()
  return (kind) => {
    const last = said.get(kind)
    if (last && now() - last.at < everyMs) {
      last.unsaid += 1
      return undefined
    }
    said.delete(kind)
    said.set(kind, { at: now(), unsaid: 0 })
    const [oldest] = said.keys()
    if (said.size > MOST_KINDS && oldest !== undefined) said.delete(oldest)
    return last?.unsaid ?? 0
  }
}
