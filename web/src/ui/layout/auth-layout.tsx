/** A page at the door: one column, one decision, the mark above, and on wide screens the hall beside it. */
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { shellMessages } from '#messages/shell.ts'
import { paths } from '#paths.ts'
import { Arches } from '#ui/illustrations/arches.tsx'
import { DoorMark } from '#ui/media/door-mark.tsx'
import { ProductMark } from '#ui/media/product-mark.tsx'
import { AccountSlot } from './account-slot.ts'
import { breakable } from './breakable.tsx'
import { useDoor, useDoorPath } from './door.ts'
import styles from './auth-layout.module.css'
import { useDocumentTitle } from './document-title.ts'
import { PageHeading } from './page-heading.tsx'
import { PageTools } from './page-tools.tsx'
import { useProductName } from './product-name.ts'

interface AuthLayoutProps {
  /** The tab's title as well. */
  heading: string
  /** Where one is on the way, above the heading. */
  step?: ReactNode
  /** A sentence under the heading. */
  lead?: ReactNode
  children: ReactNode
  /** Links under the column. */
  footer?: ReactNode
  /** What the mark does in place of leading to the start. */
  onMark?: (() => void) | undefined
}

export function AuthLayout({ heading, step, lead, children, footer, onMark }: AuthLayoutProps) {
  const account = use(AccountSlot)
  const arrived = useDoor()
  const door = account === null ? arrived : undefined
  const start = useDoorPath('/')
  const product = useProductName()
  // As under the header of the other signed-in pages.
  const home =
    account === null
      ? { to: door ? start : '/' }
      : { to: paths.organizations, 'aria-label': shellMessages.toOrganizations(product) }
  useDocumentTitle(heading)
  const mark = door ? <DoorMark {...door} /> : <ProductMark />
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.top}>
          {onMark === undefined ? (
            <Link {...home} className={styles.mark}>
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
            {lead === undefined ? null : <p className={styles.lead}>{breakable(lead)}</p>}
          </div>
          {children}
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </main>
      </div>
      <div className={styles.hall}>
        <div className={styles.view}>
          <Arches />
        </div>
      </div>
    </div>
  )
}
