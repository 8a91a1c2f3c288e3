/** The threads that compute hashes of passwords: one for each core, and never in the way of the one thread that answers everybody. */
import { availableParallelism } from 'node:os'
import { createThreadsAhead } from '#threads/threads-ahead.ts'

export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's parameters: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
export const ownCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What these threads do; see `hash-program.ts`. */
export interface PasswordJobs {
  /** Nothing, once the thread is there. */
  ready(input: undefined): void
  hash(input: { password: string; cost: PasswordCost }): string
  /** `passwordHash`: one of argon2's. */
  matches(input: { password: string; passwordHash: string }): boolean
  /** `passwordHash`: one from elsewhere; see `readHash`. */
  matchesImported(input: { password: string; passwordHash: string }): Promise<boolean>
}

const threads = availableParallelism()

/** One that is computed and one that lies ready, on each core. */
export const hashesAtOnce = 2 * threads

const { run } = createThreadsAhead({ program: new URL('./hash-program.ts', import.meta.url), threads })

/** Rejects as `ThreadsAhead.run`. */
export function inHashThread<Name extends keyof PasswordJobs>(
  job: Name,
  input: Parameters<PasswordJobs[Name]>[0],
): Promise<Awaited<ReturnType<PasswordJobs[Name]>>> {
  return run(job, input) as Promise<Awaited<ReturnType<PasswordJobs[Name]>>>
}

let there: Promise<void> | undefined

/**
 * Resolves once the first thread is there, which is for whoever comes first to wait for: by how long a hash takes the
 * others are let in. Rejects as `ThreadsAhead.run`.
 */
export function hashThread(): Promise<void> {
  there ??= inHashThread('ready', undefined).catch((error: unknown) => {
    there = undefined
    throw error
  })
  return there
}
