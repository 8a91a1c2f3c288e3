/**
 * For whom work is being done: set where a request arrives, and known to everything that it awaits, so that
 * what is scarce can be shared out without every call handing on a name.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Caller {
  /** An account's uid once a token has proved it, the address until then. */
  name: string
  /** Work that many wait for at once, such as a statement that their calls share. */
  everybody?: true
  /**
   * What reads much: it has a part of the database for itself, and leaves the rest alone. `settings` is the statement
   * that its connection is set by.
   */
  longRead?: { settings?: string | undefined }
  /** What may take the database as long as it takes: nobody waits for it with a request. */
  unhurried?: true
  /** The request that it is done for, by its id. */
  requestId?: string
  /** Its headers: which language it asks for is seldom asked. */
  headers?: Readonly<Record<string, string | string[] | undefined>>
}

const callers = new AsyncLocalStorage<Caller>()
/** What runs by itself shares one name. */
const background: Caller = { name: 'background' }
const everybody: Caller = { name: 'everybody', everybody: true }

export function currentCaller(): Caller {
  return callers.getStore() ?? background
}

/** Whether what is done was started by no request, or is not its own. */
export function isInBackground(): boolean {
  return currentCaller().name === background.name
}

export function addressCaller(address: string, request?: Pick<Caller, 'requestId' | 'headers'>): Caller {
  return { name: `address:${address}`, ...request }
}

/** Runs `work` for that caller. */
export function runFor<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work)
}

/** Runs what was started by a request and is not its own. */
export function runInBackground<T>(work: () => T): T {
  return callers.run(background, work)
}

/** Runs what the calls of many stand on. */
export function runForEverybody<T>(work: () => T): T {
  return callers.run(everybody, work)
}

/** Runs what no request waits for, such as a change of a large table. */
export function runUnhurried<T>(work: () => T): T {
  return callers.run({ ...background, unhurried: true }, work)
}

/** Runs a read that is as long as a list is, on a connection that `settings` has been asked of. */
export function runLongRead<T>(work: () => T, settings?: string): T {
  return callers.run({ ...currentCaller(), longRead: { settings } }, work)
}

/** From here on the request is this account's. Only for a uid that a checked token names. */
export function nameCaller(uid: string): void {
  const caller = callers.getStore()
  if (caller && caller !== background && caller !== everybody) caller.name = `account:${uid}`
}
