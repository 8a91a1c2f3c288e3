/** How many rows a page has, which of them are shown, and the way to the others. */
import { pageSizes } from '@atrium/contract/limits'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { listMessages as texts } from '#messages/lists.ts'
import { Status } from '#ui/feedback/status.tsx'
import { pageRange } from './page-range.ts'
import styles from './pagination.module.css'

interface Props {
  page: number
  limit: number
  total: number
  onChange: (change: { page?: number; limit?: number }) => void
}

export function Pagination({ page, limit, total, onChange }: Props) {
  const selectId = useId()
  const lastPressed = useRef<'previous' | 'next'>(null)
  const { from, to } = pageRange(page, limit, total)
  const [previous, next] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const [isFirst, isLast] = [page <= 1, to >= total]

  // The arrow that led to an end cannot keep the focus: the one that leads back has it.
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement?.matches(':disabled') !== true) return
    const pressed = lastPressed.current
    lastPressed.current = null
    if (pressed === 'next' && isLast) previous.current?.focus()
    if (pressed === 'previous' && isFirst) next.current?.focus()
  }, [isFirst, isLast, previous, next])
  return (
    <nav className={styles.pagination} aria-label={texts.pages}>
      <label className={styles.size} htmlFor={selectId}>
        {texts.rowsPerPage}
        <select
          className={styles.select}
          id={selectId}
          name="limit"
          value={limit}
          onChange={(event) => onChange({ limit: Number(event.target.value) })}
        >
          {sizesWith(limit).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <Status className={styles.range}>{texts.range(from, to, total)}</Status>
      <div className={styles.arrows}>
        <Arrow
          label={texts.previousPage}
          path="m14 6-6 6 6 6"
          button={previous}
          disabled={isFirst}
          onClick={() => {
            lastPressed.current = 'previous'
            onChange({ page: page - 1 })
          }}
        />
        <Arrow
          label={texts.nextPage}
          path="m10 6 6 6-6 6"
          button={next}
          disabled={isLast}
          onClick={() => {
            lastPressed.current = 'next'
            onChange({ page: page + 1 })
          }}
        />
      </div>
    </nav>
  )
}

/** What is offered, and what the list shows where that is none of it. */
function sizesWith(limit: number): number[] {
  return [...new Set([...pageSizes, limit])].toSorted((a, b) => a - b)
}

interface ArrowProps {
  button: RefObject<HTMLButtonElement | null>
  label: string
  path: string
  disabled: boolean
  onClick: () => void
}

function Arrow({ button, label, path, disabled, onClick }: ArrowProps) {
  return (
    <button
      ref={button}
      type="button"
      className={styles.arrow}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
