/** The way between pages that belong together: ordinary links, so that Back and a new tab work. */
import { Link } from 'react-router'
import styles from './page-navigation.module.css'
import { figure } from '#messages/format.ts'

export interface NavigationItem {
  name: string
  to: string
  /** `page` for the page that is shown, `true` for the one that it belongs to. */
  current?: 'page' | 'true' | undefined
  /** How many there are; none is left out, for an empty page says so itself. */
  count?: number | undefined
}

export function PageNavigation({ label, items }: { label: string; items: readonly NavigationItem[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ name, to, current, count = 0 }) => (
          <li key={name} ref={current === undefined ? undefined : keepInView}>
            <Link className={styles.view} to={to} aria-current={current}>
              <span className={styles.name} data-text={name}>
                {name}
              </span>
              {count === 0 ? null : (
                <>
                  {' '}
                  <span className={styles.count}>{figure(count)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the row of links is wider than the page: it is scrolled to this one at first, and whenever a width in it changes, as when counts come. */
function keepInView(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.closest('nav')
  if (!item || !row) return undefined
  const width = new ResizeObserver(() => {
    // From the row's beginning, so that it does not matter in which order letters and counts came.
    row.scrollLeft = 0
    // Not `scrollIntoView`, which would move the page as well, and somebody may be far down in it.
    const [seen, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
    if (own.left < seen.left) row.scrollBy({ left: Math.floor(own.left - seen.left) })
    else if (own.right > seen.right) row.scrollBy({ left: Math.ceil(own.right - seen.right) })
  })
  for (const one of [row, ...row.querySelectorAll('li')]) width.observe(one)
  return () => width.disconnect()
}
