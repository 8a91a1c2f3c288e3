/** Filters the list once typing has rested. */
import { listFilterDebounceMs } from '@atrium/contract/limits'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { listMessages } from '#messages/lists.ts'
import fieldStyles from '#ui/form/fields/field.module.css'
import styles from './filter-field.module.css'

interface Props {
  /** Names the field, and stands in it while it is empty. */
  placeholder: string
  /** The filter in force. */
  applied: string
  onApply: (filter: string) => void
}

export function FilterField({ placeholder, applied, onApply }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(applied)
  const [seen, setSeen] = useState(applied)
  // The filter in force can change under the field: by Back, by "Clear filter".
  if (applied !== seen) {
    setSeen(applied)
    if (typed.trim() !== applied) setTyped(applied)
  }

  const apply = useEffectEvent(() => {
    if (typed.trim() !== applied) onApply(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(apply, listFilterDebounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className={styles.filter} role="search">
      <label className={fieldStyles.label} htmlFor={id}>
        {listMessages.filter}
      </label>
      <div className={styles.box} data-words={placeholder}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5 5" />
        </svg>
        <input
          className={styles.input}
          id={id}
          type="search"
          dir="auto"
          name="filter"
          // The label is short because it stands above the list; heard alone, the field says what it filters.
          aria-label={withLabel(placeholder)}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </div>
  )
}

/** Whoever speaks to the page says the word that they see. */
function withLabel(name: string): string {
  const label = listMessages.filter
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}: ${name}`
}
