/** The first and the last day, as a form has them: empty for none. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { day } from '@atrium/contract/rules/time/day'
import { isInOrder, type Term } from '@atrium/contract/rules/time/term'
import * as z from 'zod/mini'
import { termsMessages } from '#messages/people/terms.ts'
import { TextField, type TextFieldProps } from '#ui/form/fields/text-field.tsx'
import styles from './term-fields.module.css'

const texts = termsMessages.dialog
const typed = z.union([z.literal(''), day])

export const termFields = { startsOn: typed, endsOn: typed }

export function areInOrder(typed: { startsOn: string; endsOn: string }): boolean {
  return isInOrder(toTerm(typed))
}
/** For a schema with `termFields`. */
export const outOfOrder = { error: fieldMessages.lastDayBeforeFirst, path: ['endsOn'] }

export function toTerm({ startsOn, endsOn }: { startsOn: string; endsOn: string }): Term {
  return { startsOn: startsOn || null, endsOn: endsOn || null }
}

type FieldProps = Omit<TextFieldProps, 'label'>

export function TermFields({ startsOn, endsOn }: { startsOn: FieldProps; endsOn: FieldProps }) {
  return (
    <div className={styles.fields}>
      <TextField {...startsOn} label={texts.first} type="date" hint={texts.firstHint} messageLines={2} />
      <TextField {...endsOn} label={texts.last} type="date" hint={texts.lastHint} messageLines={2} />
    </div>
  )
}
