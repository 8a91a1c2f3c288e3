/** A day to filter by. It counts once it is one: a year that is being typed is no day yet. */
import { firstDay, isDay, lastDay } from '@atrium/contract/rules/time/day'
import { useEffect, useRef } from 'react'
import { TextField } from '#ui/form/fields/text-field.tsx'
import styles from './timeline.module.css'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
}

export function DayField({ label, name, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  /** The day that the field last stood for. */
  const shown = useRef(value)
  // Back, and a filter that is cleared; what is being typed is left alone.
  useEffect(() => {
    if (field.current !== null && shown.current !== value) field.current.value = value
    shown.current = value
  }, [value])
  return (
    <TextField
      ref={field}
      type="date"
      className={styles.day}
      label={label}
      name={name}
      defaultValue={value}
      min={firstDay}
      max={lastDay}
      onChange={({ target }) => {
        const typing = target.value === '' && target.validity.badInput
        if (typing || target.value === value || !(target.value === '' || isDay(target.value))) return
        shown.current = target.value
        onChange(target.value)
      }}
    />
  )
}
