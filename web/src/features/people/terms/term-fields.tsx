/** The first and the last day, as a form has them: empty for none. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { firstDay, isDay, lastDay } from '@atrium/contract/rules/time/day'
import { isInOrder, type Term } from '@atrium/contract/rules/time/term'
import * as z from 'zod/mini'
import { termNotices } from '#messages/people/term-notices.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { TextField, type TextFieldProps } from '#ui/form/fields/text-field.tsx'
import styles from './term-fields.module.css'

const texts = termsMessages.dialog
/** Neither half of one nor a year that nobody means is taken for none: that would be a membership without an end. */
const typed = z.string().check(z.refine((text) => text === '' || isDay(text), termNotices.unfinished))

export const termFields = { startsOn: typed, endsOn: typed }

export function areInOrder(typed: { startsOn: string; endsOn: string }): boolean {
  // What is no day is told of as such.
  return ![typed.startsOn, typed.endsOn].every(isDay) || isInOrder(typed)
}
/** For a schema with `termFields`. */
export const outOfOrder = { error: fieldMessages.lastDayBeforeFirst, path: ['endsOn'] }

export function toTerm({ startsOn, endsOn }: { startsOn: string; endsOn: string }): Term {
  return { startsOn: startsOn || null, endsOn: endsOn || null }
}

type FieldProps = Omit<TextFieldProps, 'label'>

interface TermFieldsProps {
  startsOn: FieldProps
  endsOn: FieldProps
}

export function TermFields({ startsOn, endsOn }: TermFieldsProps) {
  const day = { type: 'date', min: firstDay, max: lastDay, messageLines: 2 } as const
  return (
    <div className={styles.fields}>
      <TextField {...day} hint={texts.firstHint} {...startsOn} label={texts.first} />
      <TextField {...day} hint={texts.lastHint} {...endsOn} label={texts.last} />
    </div>
  )
}
