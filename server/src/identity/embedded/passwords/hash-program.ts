/** The program of a thread that computes hashes of passwords. */
import { constants, getPriority, setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import { serveJobs } from '#threads/jobs.ts'
import type { PasswordJobs } from './hash-threads.ts'

/** A third of the main thread's weight where both want the same core (`sched(7)`). */
const NICE_BEHIND = 5

/**
 * Under more sign-ins than can be hashed, who is refused, and everyone who wants no hash, is answered at once. On
 * Linux, where a thread has a priority of its own (`setpriority(2)`, notes); elsewhere the whole process would have it.
 * Whoever started the process low has it lower still: to raise a thread again takes a right of its own.
 */
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICE_BEHIND, constants.priority.PRIORITY_LOW))

serveJobs({
  ready() {},
  hash: ({ password, cost }) => hashSync(password, cost),
  matches: ({ password, passwordHash }) => verifySync(passwordHash, password),
  async matchesImported({ password, passwordHash }) {
    const [{ readHash }, { verifyImported }] = await Promise.all([
      import('./imported/imported-hash.ts'),
      import('./imported/verify-imported.ts'),
    ])
    const { hash } = readHash(passwordHash)
    return hash !== undefined && verifyImported(password, hash)
  },
} satisfies PasswordJobs)
