/** What each column of a list is read as, to be put right where it was guessed wrong. */
import { learnerMessages } from '#messages/people/learners.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import styles from './choose-columns.module.css'
import { type Columns, type ListColumn, listColumns } from './list-columns.ts'
import type { LearnerList } from './read-list.ts'

const texts = learnerMessages.many
const words: Readonly<Record<ListColumn, string>> = {
  username: learnerMessages.form.username,
  given_name: learnerMessages.form.given_name,
  family_name: learnerMessages.form.family_name,
  name: texts.fullName,
  class: learnerMessages.form.class,
}
const unused = ''
const options = [
  ...listColumns.map((column) => ({ value: column, label: words[column] })),
  { value: unused, label: texts.unused },
]

interface Props {
  list: LearnerList
  /** With what all columns hold now. */
  onChoose: (columns: Columns) => void
}

export function ChooseColumns({ list, onChoose }: Props) {
  const width = Math.max(list.columns.length, ...list.filled.map(({ column }) => column))
  const choose = (chosen: number, value: string) => {
    const of = listColumns.find((column) => column === value) ?? null
    const before = Array.from({ length: width }, (_, place) => list.columns[place] ?? null)
    const was = before[chosen] ?? null
    // No two columns hold the same: whichever held it takes what this one had, so that two are swapped at once.
    onChoose(before.map((column, place) => (place === chosen ? of : of !== null && column === of ? was : column)))
  }
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>{texts.columns}</legend>
      <div className={styles.list}>
        {list.filled.map(({ column, heading, sample, of }) => (
          <SelectField
            key={column}
            name={`column-${column}`}
            label={heading || texts.column(column)}
            hint={sample}
            options={options}
            value={of ?? unused}
            onChange={({ target }) => choose(column - 1, target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
