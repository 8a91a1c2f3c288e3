/** Places at something scarce: who has them, who waits for one, and who is next. */
import type { Caller } from './caller.ts'
import { FairLine } from './fair-line.ts'

export interface Shares {
  places: number
  /** Places that one caller has at most. */
  each: number
  /** Places that long reads have at most, all of them and those of one caller. */
  longReads?: { places: number; each: number }
}

export interface Waiter {
  caller: Caller
  /** Called once it has its place. */
  begin(): void
}

/** A long read goes next after so many short calls in a row that it waited for. */
const SHORT_IN_A_ROW = 8

export class Places {
  readonly #places: number
  readonly #each: number
  readonly #longReads: { places: number; each: number }
  readonly #urgent = new FairLine<Waiter>()
  readonly #short = new FairLine<Waiter>()
  readonly #long = new FairLine<Waiter>()
  readonly #taken = new Map<string, { all: number; long: number }>()
  #takenInAll = 0
  #takenByLong = 0
  #shortInARow = 0
  #handingOn = false

  constructor({ places, each, longReads = { places, each } }: Shares) {
    this.#places = places
    this.#each = each
    this.#longReads = longReads
  }

  get taken(): number {
    return this.#takenInAll
  }

  /** How many wait. */
  get waiting(): number {
    return this.#urgent.size + this.#short.size + this.#long.size
  }

  /** How many of the caller's wait for a place of the kind that it wants. */
  waitingOf(caller: Caller): number {
    return this.#lineOf(caller).sizeOf(caller.name)
  }

  /** How many places the caller has. */
  takenBy({ name }: Caller): number {
    return this.#of(name).all
  }

  /** Takes a place where one is free and nobody waits for it. Answers whether it did. */
  takeNow(caller: Caller): boolean {
    if (this.#takenInAll >= this.#places || this.#handingOn || this.waiting > 0) return false
    if (!this.#mayHaveOne(caller)) return false
    this.#count(caller, 1)
    return true
  }

  /** To be called once for each place that was had. */
  leave(caller: Caller): void {
    this.#count(caller, -1)
    this.#handOn()
  }

  wait(waiter: Waiter): void {
    this.#lineOf(waiter.caller).push(pathOf(waiter.caller), waiter)
    // Somebody else's share may be what it waits behind.
    this.#handOn()
  }

  /** Takes somebody out of their line. Answers whether they still waited. */
  giveUp(waiter: Waiter): boolean {
    return this.#lineOf(waiter.caller).remove(pathOf(waiter.caller), waiter)
  }

  #lineOf({ everybody, longRead }: Caller): FairLine<Waiter> {
    return everybody ? this.#urgent : longRead ? this.#long : this.#short
  }

  #of(name: string) {
    return this.#taken.get(name) ?? { all: 0, long: 0 }
  }

  readonly #mayShort = (name: string): boolean => this.#of(name).all < this.#each
  readonly #mayLong = (name: string): boolean => this.#mayShort(name) && this.#of(name).long < this.#longReads.each

  #mayAnyLong(): boolean {
    return this.#takenByLong < this.#longReads.places
  }

  #mayHaveOne({ everybody, longRead, name }: Caller): boolean {
    if (everybody) return true
    return longRead ? this.#mayAnyLong() && this.#mayLong(name) : this.#mayShort(name)
  }

  #nextLong(): Waiter | undefined {
    return this.#mayAnyLong() ? this.#long.shift(this.#mayLong) : undefined
  }

  #next(): Waiter | undefined {
    const first = this.#urgent.shift() ?? (this.#shortInARow >= SHORT_IN_A_ROW ? this.#nextLong() : undefined)
    return first ?? this.#short.shift(this.#mayShort) ?? this.#nextLong()
  }

  #count({ name, longRead }: Caller, by: 1 | -1): void {
    this.#takenInAll += by
    if (longRead) this.#takenByLong += by
    const before = this.#of(name)
    const after = { all: before.all + by, long: before.long + (longRead ? by : 0) }
    if (after.all === 0) this.#taken.delete(name)
    else this.#taken.set(name, after)
  }

  /** In the next turn of the event loop: where the work is this thread's own, whatever else waits comes first. */
  #handOn(): void {
    if (this.#handingOn || this.waiting === 0) return
    this.#handingOn = true
    setImmediate(() => this.#hand())
  }

  #hand(): void {
    this.#handingOn = false
    while (this.#takenInAll < this.#places) {
      const waiter = this.#next()
      if (!waiter) return
      this.#shortInARow = waiter.caller.longRead || this.#long.size === 0 ? 0 : this.#shortInARow + 1
      this.#count(waiter.caller, 1)
      waiter.begin()
    }
  }
}

/** What is done for everybody waits in one line. */
function pathOf({ everybody, name }: Caller): string[] {
  return everybody ? [] : [name]
}
