/** A page at the door: one column, one decision, the mark above, and on wide screens the hall beside it. */
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { Arches } from '#ui/illustrations/arches.tsx'
import { DoorMark } from '#ui/media/door-mark.tsx'
import { ProductMark } from '#ui/media/product-mark.tsx'
import { AccountSlot } from './account-slot.ts'
import { useDoor, useDoorPath } from './door.ts'
import styles from './auth-layout.module.css'
import { useDocumentTitle } from './document-title.ts'
import { PageHeading } from './page-heading.tsx'
import { PageTools } from './page-tools.tsx'

interface EntryPageProps {
  heading: ReactNode
  /** The tab's title where the heading is no plain text or too long for one. */
  title?: string | undefined
  /** Where one is on the way, above the heading. */
  step?: ReactNode
  /** A sentence under the heading. */
  lead?: ReactNode
  /** Shown in the panel in place of the arches. */
  aside?: ReactNode
  children: ReactNode
  /** Links under the column. */
  footer?: ReactNode
  /** What the mark does in place of leading to the start. */
  onMark?: (() => void) | undefined
}

export function AuthLayout({ heading, title, step, lead, aside, children, footer, onMark }: EntryPageProps) {
  const account = use(AccountSlot)
  const arrived = useDoor()
  const door = account === null ? arrived : undefined
  const start = useDoorPath('/')
  useDocumentTitle(title ?? (typeof heading === 'string' ? heading : ''))
  const mark = door ? <DoorMark {...door} /> : <ProductMark />
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.top}>
          {onMark === undefined ? (
            <Link to={door ? start : '/'} className={styles.mark}>
              {mark}
            </Link>
          ) : (
            <button type="button" className={styles.mark} onClick={onMark}>
              {mark}
            </button>
          )}
          <PageTools>{account}</PageTools>
        </header>
        <main id="main" className={styles.column}>
          <div className={styles.opening}>
            {step === undefined ? null : <p className={styles.step}>{step}</p>}
            <PageHeading>{heading}</PageHeading>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </main>
      </div>
      <div className={styles.hall}>
        <div className={styles.view}>{aside ?? <Arches />}</div>
      </div>
    </div>
  )
}
