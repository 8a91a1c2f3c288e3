/**
 * Shares out a number of places, such as a database's connections: each caller has so many at once and waits for
 * more in a line of its own, and callers take turns. Long reads have a part of the places and never the rest. Who has
 * places and who is next is in `places.ts`; here is how long somebody waits.
 */
import { databaseAway } from '#http/failures/database-unreachable.ts'
import { Refusal } from '#http/refusal.ts'
import { type Caller, currentCaller } from './caller.ts'
import { Places, type Shares, type Waiter } from './places.ts'

export interface TurnsOptions extends Shares {
  /** How many of one caller's may wait, and of all callers'. */
  waiting: { each: number; all: number }
  /** How long somebody waits in their own line, and for others. */
  patienceMs: { own: number; others: number }
}

export interface Turns {
  /** How it stands: places that are taken, of how many, and how many wait for one. */
  load(): { taken: number; places: number; waiting: number }
  /**
   * Resolves with what gives the place back, which is to be called once. Refuses with `too_many_requests` where the
   * caller's own line is too long, in number or in time; rejects like a database that is away where others' is.
   */
  enter(): Promise<() => void>
}

const RETRY_SECONDS = 1
const NO_PLACE = 'no place came free in time'

export function createTurns(options: TurnsOptions): Turns {
  const { waiting, patienceMs } = options
  const places = new Places(options)

  function leaveOnce(caller: Caller): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      places.leave(caller)
    }
  }

  function refuseTooMany(caller: Caller): void {
    if (caller.everybody) return
    if (places.waitingOf(caller) >= waiting.each) throw tooMany('waiting')
    if (places.waiting >= waiting.all) throw databaseAway(NO_PLACE)
  }

  return {
    load: () => ({ taken: places.taken, places: options.places, waiting: places.waiting }),
    async enter() {
      // What it is called may change while it waits; what was counted is given back under the same name.
      const caller = { ...currentCaller() }
      if (places.takeNow(caller)) return leaveOnce(caller)
      refuseTooMany(caller)
      return new Promise((resolve, reject) => {
        let patience: NodeJS.Timeout
        const waiter: Waiter = {
          caller,
          begin() {
            clearTimeout(patience)
            resolve(leaveOnce(caller))
          },
        }
        const give = (error: Error) => {
          if (places.giveUp(waiter)) reject(error)
        }
        patience = setTimeout(() => {
          // Not one of the caller's own is at it: who keeps the places is somebody else.
          if (!caller.longRead && places.takenBy(caller) === 0) give(databaseAway(NO_PLACE))
          else patience = setTimeout(() => give(tooMany('waited')), patienceMs.own - patienceMs.others)
        }, patienceMs.others)
        places.wait(waiter)
      })
    },
  }
}

function tooMany(detail: string): Refusal {
  return new Refusal('too_many_requests', {
    detail: `the caller’s own line: ${detail}`,
    retryAfterSeconds: RETRY_SECONDS,
  })
}
