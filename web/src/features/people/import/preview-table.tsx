/** What a list would do, line by line: a table, on phones a card for each line, that scrolls in itself. */
import type { ReactNode } from 'react'
import styles from './import.module.css'

interface TableProps {
  label: string
  heads: readonly string[]
  /** A `tbody` for each kind of line. */
  children: ReactNode
}

export function PreviewTable({ label, heads, children }: TableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

interface LineProps {
  /** How the number is called where no head stands over it. */
  word: string
  /** The same for what would not tell by itself which column it is of. */
  words?: Readonly<Record<string, string>>
  line: number
  /** By the name of the column that styles know; what is empty takes no room. */
  cells: Readonly<Record<string, string>>
}

export function PreviewLine({ word, words = {}, line, cells }: LineProps) {
  return (
    <tr>
      <td data-column="line">
        <span className={styles.word}>{word} </span>
        {line}
      </td>
      {Object.entries(cells).map(([column, text]) => (
        <td key={column} data-column={column}>
          {text === '' ? null : (
            <span className={styles.cell}>
              {words[column] === undefined ? null : <span className={styles.word}>{words[column]}: </span>}
              {text}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
