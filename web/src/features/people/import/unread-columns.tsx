/** Which columns of a list nothing is taken from, and why. */
import type { IgnoredColumn } from '@atrium/contract/people/people-import'
import { peopleImportMessages as texts } from '#messages/people/people-import.ts'
import styles from './import.module.css'

interface Props {
  /** The first of them. */
  ignored: readonly IgnoredColumn[]
  total: number
  /** Each holds the same as an earlier column, which is read. */
  repeated: readonly IgnoredColumn[]
}

export function UnreadColumns({ ignored, total, repeated }: Props) {
  return (
    <>
      {total > 0 && <p className={styles.lead}>{texts.ignored(ignored, total)}</p>}
      {repeated.length > 0 && <p className={styles.lead}>{texts.repeated(repeated)}</p>}
    </>
  )
}
