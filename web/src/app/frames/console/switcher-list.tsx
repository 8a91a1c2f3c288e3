/** My other organizations: ordinary links, each to the same page there where I may see it. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { membershipPage } from '#features/organizations/api/organization-membership.ts'
import { useInvitesDone } from '#domain/invites/invite-acceptance.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { roleNames } from '#messages/people/roles.ts'
import { type ConsolePage, paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { shownPage } from './console-pages.ts'
import styles from './switcher-list.module.css'

const texts = consoleMessages.switcher
/** So many are shown, and more are searched. */
const SHOWN = 10

export function SwitcherList({ here, page }: { here: string; page: ConsolePage }) {
  const { uid } = useSignedIn()
  const [filter, setFilter] = useState('')
  const asked = { page: 1, limit: SHOWN, name: filter, field: 'name', order: 'asce' } as const
  const list = useQuery(membershipPage(uid, asked, useInvitesDone()))
  const isMany = filter !== '' || (list.data?.totalResults ?? 0) > SHOWN
  const root = useFocusOnceThere(list.data !== undefined)
  return (
    <div ref={root} className={styles.list}>
      {isMany && <FilterField placeholder={texts.search} applied={filter} onApply={setFilter} />}
      <h2 className={styles.heading}>{texts.organizations}</h2>
      {list.data === undefined && <Skeleton />}
      {list.data?.results.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul>
        {list.data?.results.map(({ name, displayName, branding, role }) => (
          <li key={name}>
            <Link
              className={styles.item}
              to={paths.console(name, shownPage(page, role))}
              aria-current={name === here ? 'true' : undefined}
            >
              <Logo name={displayName} url={branding.logo_url} />
              <span className={styles.words}>
                <span className={styles.name}>{displayName}</span>
                <span className={styles.role}>{roleNames[role]}</span>
              </span>
              {name === here && <Tick />}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.more} to={paths.organizations}>
        {texts.all}
      </Link>
    </div>
  )
}

/** The search gets the focus, else the one that is shown. */
function useFocusOnceThere(isThere: boolean) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isThere) return
    const found = ['input', '[aria-current]', 'a'].map((selector) => root.current?.querySelector<HTMLElement>(selector))
    found.find((element) => element)?.focus()
  }, [isThere])
  return root
}

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 12.5 4 4 8-9" />
    </svg>
  )
}
