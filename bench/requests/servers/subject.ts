/** What is measured: a server that runs, and what is asked of it for each row. */
import type { RowId } from '../rows.ts'

export interface Batch {
  requests: Buffer[]
  /** Of every answer; any other ends the run. */
  status: number
  /** What every answer has to hold, so that no empty list passes for a quick one. */
  holds?: string
  /** Each connection goes on with the secret that its last answer brought. */
  follow?: Follow
}

export interface Follow {
  /** One for each connection; replaced as answers come. All are of one length. */
  secrets: string[]
  /** What stands for the secret in the requests: as long, so that the length which a head says holds. */
  placeholder: string
  /** Its first group is the next secret. */
  pattern: string
}

export interface Subject {
  name: string
  origin: string
  pid: number
  /** Its database in the bench's PostgreSQL, by a name of its own; absent where it has none, or has it inside. */
  database?: string
  /** The part of a row's requests that it is asked in a round. */
  share: number
  /** Null where it has nothing of the kind. Asked anew for every round: what may be used once is used once. */
  batch(row: RowId, count: number): Batch | null
  stop(): Promise<unknown>
}
