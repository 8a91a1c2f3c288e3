/** My organizations and publishers: ordinary links, each to the same page there where I may see it. */
import { maxPageSize } from '@atrium/contract/limits'
import type { Role } from '@atrium/contract/rules/roles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { membershipPage } from '#features/organizations/api/organization-membership.ts'
import { authorsPage } from '#features/publishers/api/author-membership.ts'
import { useInvitesDone } from '#domain/invites/invite-acceptance.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { sortedByName } from '#messages/names.ts'
import { roleNames } from '#messages/people/roles.ts'
import { type ConsolePage, paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { Logo } from '#ui/media/logo.tsx'
import { type ConsoleKind, sameOrFirst } from './console-pages.ts'
import styles from './switcher-list.module.css'

const texts = consoleMessages.switcher
/** So many of each are shown, and more are searched. */
const SHOWN = 10

interface Props {
  here: { kind: ConsoleKind; id: string }
  page: ConsolePage
}

export function SwitcherList({ here, page }: Props) {
  const { uid } = useSignedIn()
  // The server has organizations in the order of their sub-domains, which are not shown: enough of them to sort are asked for.
  const [filter, setFilter] = useState('')
  const done = useInvitesDone()
  const asked = { page: 1, limit: maxPageSize, name: filter, field: 'name', order: 'asce' } as const
  const organizations = useQuery(membershipPage(uid, asked, done))
  const publishers = useQuery(authorsPage(uid, asked, done))
  const isMany = filter !== '' || [organizations, publishers].some(({ data }) => (data?.totalResults ?? 0) > SHOWN)
  const root = useFocusOnceThere((here.kind === 'organization' ? organizations : publishers).data !== undefined)
  const group = { here, page, isFiltered: filter !== '' }
  return (
    <div ref={root} className={styles.list}>
      {isMany && <FilterField placeholder={texts.search} applied={filter} onApply={setFilter} />}
      <Group
        {...group}
        kind="organization"
        all={paths.organizations}
        items={organizations.data?.results.map(({ name, displayName, branding, role }) => ({
          id: name,
          name: displayName,
          logoUrl: branding.logo_url,
          role,
        }))}
      />
      <Group
        {...group}
        kind="publisher"
        all={paths.authors}
        items={publishers.data?.results.map(({ author_id, role, Author: { name, profile_image_url } }) => ({
          id: author_id,
          name,
          logoUrl: profile_image_url,
          role,
        }))}
      />
    </div>
  )
}

interface GroupProps extends Props {
  kind: ConsoleKind
  /** Absent while they load. */
  items: { id: string; name: string; logoUrl: string; role: Role }[] | undefined
  isFiltered: boolean
  /** Where all of them are. */
  all: string
}

function Group({ kind, items, isFiltered, all, here, page }: GroupProps) {
  const headingId = useId()
  const shown = items && sortedByName(items).slice(0, SHOWN)
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {texts.groups[kind]}
      </h2>
      {items === undefined && <Skeleton />}
      {items?.length === 0 && !isFiltered && <p className={styles.none}>{texts.noneYet[kind]}</p>}
      {isFiltered && <Status>{items?.length === 0 ? <p className={styles.none}>{texts.none[kind]}</p> : null}</Status>}
      {shown && shown.length > 0 && (
        <ul role="list">
          {shown.map(({ id, name, logoUrl, role }) => {
            const isHere = kind === here.kind && id === here.id
            return (
              <li key={id}>
                <Link
                  className={styles.item}
                  to={sameOrFirst(kind, { id, page, role })}
                  aria-current={isHere ? 'true' : undefined}
                >
                  <Logo name={name} url={logoUrl} />
                  <span className={styles.words}>
                    <bdi className={styles.name}>{name}</bdi>
                    <span className={styles.role}>{texts.roleIn[kind](roleNames[role])}</span>
                  </span>
                  {isHere && <Tick />}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      <Link className={styles.more} to={all}>
        {texts.all[kind]}
      </Link>
    </section>
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
