/**
 * Shares out a number of places, such as a database's connections: each caller has so many at once and waits for
 * more in a line of its own, and callers take turns. Long reads have a part of the places and never the rest.
 */
import { databaseAway } from '#http/failures/database-unreachable.ts'
import { Refusal } from '#http/refusal.ts'
import { type Caller, currentCaller } from './caller.ts'
import { FairLine } from './fair-line.ts'

export interface TurnsOptions {
  places: number
  /** Places that one caller has at most. */
  each: number
  /** Places that long reads have at most, all of them and those of one caller. */
  longReads?: { places: number; each: number }
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

interface Waiter {
  caller: Caller
  begin(): void
}

/** A long read goes next after so many short calls in a row that it waited for. */
const SHORT_IN_A_ROW = 8
const RETRY_SECONDS = 1
const NO_PLACE = 'no place came free in time'

export function createTurns(options: TurnsOptions): Turns {
  const { places, each, waiting, patienceMs } = options
  const { longReads = { places, each } } = options
  const urgent = new FairLine<Waiter>()
  const short = new FairLine<Waiter>()
  const long = new FairLine<Waiter>()
  const running = new Map<string, { all: number; long: number }>()
  let taken = 0
  let takenByLong = 0
  let shortInARow = 0
  let handingOn = false

  const inLine = () => urgent.size + short.size + long.size
  const lineOf = (caller: Caller) => (caller.everybody ? urgent : caller.longRead ? long : short)
  const runningOf = (name: string) => running.get(name) ?? { all: 0, long: 0 }
  const mayShort = (name: string) => runningOf(name).all < each
  const mayLong = (name: string) => mayShort(name) && runningOf(name).long < longReads.each

  function nextLong(): Waiter | undefined {
    return takenByLong < longReads.places ? long.shift(mayLong) : undefined
  }

  function next(): Waiter | undefined {
    const first = urgent.shift() ?? (shortInARow >= SHORT_IN_A_ROW ? nextLong() : undefined)
    return first ?? short.shift(mayShort) ?? nextLong()
  }

  function count(caller: Caller, by: 1 | -1) {
    taken += by
    if (caller.longRead) takenByLong += by
    const before = runningOf(caller.name)
    const after = { all: before.all + by, long: before.long + (caller.longRead ? by : 0) }
    if (after.all === 0) running.delete(caller.name)
    else running.set(caller.name, after)
  }

  function hand() {
    handingOn = false
    while (taken < places) {
      const waiter = next()
      if (!waiter) return
      shortInARow = waiter.caller.longRead || long.size === 0 ? 0 : shortInARow + 1
      count(waiter.caller, 1)
      waiter.begin()
    }
  }

  /** In the next turn of the event loop: where the work is this thread's own, whatever else waits comes first. */
  function handOn() {
    if (handingOn || inLine() === 0) return
    handingOn = true
    setImmediate(hand)
  }

  function leaveOnce(caller: Caller): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      count(caller, -1)
      handOn()
    }
  }

  function mayNow(caller: Caller): boolean {
    if (taken >= places || handingOn || inLine() > 0) return false
    if (caller.everybody) return true
    return caller.longRead ? takenByLong < longReads.places && mayLong(caller.name) : mayShort(caller.name)
  }

  return {
    load: () => ({ taken, places, waiting: inLine() }),
    async enter() {
      // What it is called may change while it waits; what was counted is given back under the same name.
      const caller = { ...currentCaller() }
      if (mayNow(caller)) {
        count(caller, 1)
        return leaveOnce(caller)
      }
      const line = lineOf(caller)
      if (!caller.everybody) {
        if (line.sizeOf(caller.name) >= waiting.each) throw tooMany('waiting')
        if (inLine() >= waiting.all) throw databaseAway(NO_PLACE)
      }
      return new Promise((resolve, reject) => {
        let patience: NodeJS.Timeout
        const path = caller.everybody ? [] : [caller.name]
        const waiter: Waiter = {
          caller,
          begin() {
            clearTimeout(patience)
            resolve(leaveOnce(caller))
          },
        }
        const give = (error: Error) => {
          if (line.remove(path, waiter)) reject(error)
        }
        patience = setTimeout(() => {
          // Not one of the caller's own is at it: who keeps the places is somebody else.
          if (!caller.longRead && runningOf(caller.name).all === 0) give(databaseAway(NO_PLACE))
          else patience = setTimeout(() => give(tooMany('waited')), patienceMs.own - patienceMs.others)
        }, patienceMs.others)
        line.push(path, waiter)
        // Somebody else's share may be what it waits behind.
        handOn()
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
