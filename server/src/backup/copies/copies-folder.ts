/**
 * Where a command asks the server that runs on a data folder for a copy of it, and finds it: a folder for each, which
 * only who may read the data folder can make.
 */
import { join } from 'node:path'
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'

export const copiesFolder = (dataDir: string) => join(dataDir, 'copies')

/** What stands in the folder of one copy. */
export const marks = {
  /** Somebody asks, or reads it; its time is when they were last there. It is the first to go. */
  asked: 'asked',
  /** It is being made. */
  begun: 'begun',
  /** It is whole. */
  made: 'made',
  /** Why it could not be made, in a sentence. */
  failed: 'failed',
} as const

/** How often who asks or reads shows that they are there. */
export const SHOWN_EVERY_MS = 2_000
/** After how long without that a copy is nobody's. */
export const FORGOTTEN_MS = MINUTE_MS
