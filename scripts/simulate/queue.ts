/**
 * One server and its database, event by event: calls come by chance, wait for the thread, for a hash, for a connection and
 * for a core of the database, and go. What the sums of `capacity.ts` cannot tell is how long they wait.
 */
import type { Load } from './capacity.ts'
import { exponential, randomFrom } from './random.ts'

export interface Stations {
  hashThreads: number
  places: number
  databaseCores: number
  roundTripMs: number
}

export interface Served {
  /** Milliseconds from coming to going. */
  half: number
  p99: number
  /** Share of its time that each was busy. */
  busy: Record<StationName, number>
}

type StationName = 'thread' | 'hashes' | 'connections' | 'database'

interface Station {
  servers: number
  running: number
  line: (() => void)[]
  busyMs: number
}

/** Runs that many calls of this load and no more, the same for a seed. */
export function serve(
  load: readonly Load[],
  stations: Stations,
  { seed, requests }: { seed: number; requests: number },
): Served {
  const random = randomFrom(seed)
  const events = new Events()
  const station = (servers: number): Station => ({ servers, running: 0, line: [], busyMs: 0 })
  const all: Record<StationName, Station> = {
    thread: station(1),
    hashes: station(stations.hashThreads),
    connections: station(stations.places),
    database: station(stations.databaseCores),
  }
  const perMs = load.reduce((sum, { perSecond }) => sum + perSecond, 0) / 1_000
  const took: number[] = []
  let now = 0

  const at = (afterMs: number, then: () => void) => events.add(now + afterMs, then)
  const leave = (one: Station) => {
    const next = one.line.shift()
    if (next) next()
    else one.running -= 1
  }
  const enter = (one: Station, then: () => void) => {
    if (one.running < one.servers) {
      one.running += 1
      then()
    } else one.line.push(then)
  }
  const work = (one: Station, mean: number, then: () => void) => {
    if (mean <= 0) return then()
    enter(one, () => {
      // Half of it is always there, the rest by chance: real calls of one kind are much alike.
      const ms = mean / 2 + exponential(random, mean / 2)
      one.busyMs += ms
      at(ms, () => {
        leave(one)
        then()
      })
    })
  }
  const withConnection = (call: Load, then: () => void) => {
    enter(all.connections, () => {
      const began = now
      work(all.database, call.databaseMs, () =>
        at(Math.max(0, call.placeMs - call.databaseMs), () => {
          all.connections.busyMs += now - began
          leave(all.connections)
          then()
        }),
      )
    })
  }
  const come = (left: number) => {
    const began = now
    const call = pick(load, random)
    work(all.thread, call.threadMs, () =>
      work(all.hashes, call.hashMs, () => withConnection(call, () => took.push(now - began))),
    )
    if (left > 1) at(exponential(random, 1 / perMs), () => come(left - 1))
  }
  come(requests)
  for (let event = events.next(); event; event = events.next()) {
    now = event.at
    event.then()
  }
  took.sort((a, b) => a - b)
  const busyOf = ({ busyMs, servers }: Station) => busyMs / now / servers
  const busy = Object.fromEntries(Object.entries(all).map(([name, one]) => [name, busyOf(one)])) as Served['busy']
  return { half: quantile(took, 0.5), p99: quantile(took, 0.99), busy }
}

function pick(load: readonly Load[], random: () => number): Load {
  const total = load.reduce((sum, { perSecond }) => sum + perSecond, 0)
  let left = random() * total
  for (const one of load) {
    left -= one.perSecond
    if (left < 0) return one
  }
  const last = load.at(-1)
  if (!last) throw new Error('There is no load.')
  return last
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** What is to come, the next first: a binary heap. */
class Events {
  readonly #heap: { at: number; order: number; then: () => void }[] = []
  #added = 0

  add(at: number, then: () => void): void {
    const event = { at, order: (this.#added += 1), then }
    let index = this.#heap.push(event) - 1
    while (index > 0) {
      const above = (index - 1) >> 1
      if (!this.#isBefore(index, above)) break
      this.#swap(index, above)
      index = above
    }
  }

  next(): { at: number; then: () => void } | undefined {
    const [first] = this.#heap
    const last = this.#heap.pop()
    if (first === undefined || last === undefined || this.#heap.length === 0) return first
    this.#heap[0] = last
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      let least = index
      if (left < this.#heap.length && this.#isBefore(left, least)) least = left
      if (right < this.#heap.length && this.#isBefore(right, least)) least = right
      if (least === index) return first
      this.#swap(index, least)
      index = least
    }
  }

  /** What was added first goes first where both are due at once. */
  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (!a || !b) return false
    return a.at < b.at || (a.at === b.at && a.order < b.order)
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]]
    if (a && b) [this.#heap[one], this.#heap[other]] = [b, a]
  }
}
