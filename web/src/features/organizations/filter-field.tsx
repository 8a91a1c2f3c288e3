/** Filters the list once typing has rested. */
import { listFilterDebounceMs } from '@atrium/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { organizationsMessages } from '#messages/organizations.ts'
import styles from './filter-field.module.css'

interface Props {
  /** The filter in force. */
  applied: string
  onApply: (filter: string) => void
}

export function FilterField({ applied, onApply }: Props) {
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
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6" />
        <path d="m15 15 5 5" />
      </svg>
      <input
        className={styles.input}
        type="search"
        name="filter"
        aria-label={organizationsMessages.list.filter}
        placeholder={organizationsMessages.list.filter}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
