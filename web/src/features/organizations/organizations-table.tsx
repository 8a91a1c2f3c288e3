/** The organizations as rows, each with its address. */
import type { MembershipItem } from '@atrium/contract/organizations'
import { ownersAndStaff } from '@atrium/contract/rules/roles'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { roleNames } from '#messages/people/roles.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { breakableDomain } from '#ui/layout/breakable.tsx'
import type { SortOrder } from '#ui/list/query/list-query.ts'
import { LinkRow, LinkTable, PlainHeader } from '#ui/list/table/link-table.tsx'
import { RowLink } from '#ui/list/table/row-link.tsx'
import { SortHeader } from '#ui/list/table/sort-header.tsx'
import { Logo } from '#ui/media/logo.tsx'
import styles from './organizations-table.module.css'

const texts = organizationsMessages.list

interface Props {
  /** Absent while the first page loads. */
  organizations: readonly MembershipItem[] | undefined
  order: SortOrder
  onSort: () => void
}

export function OrganizationsTable({ organizations, order, onSort }: Props) {
  return (
    <LinkTable
      label={texts.title}
      head={
        <>
          <SortHeader label={texts.organization} order={order} onSort={onSort} />
          {/* The one order is by the sub-domain, so this is the column that says so. */}
          <SortHeader label={texts.domain} order={order} onSort={onSort} isSorted />
          <PlainHeader label={texts.role} />
          <PlainHeader label={texts.people} isSeen={false} />
        </>
      }
      rows={organizations?.map((organization) => (
        <OrganizationRow key={organization.name} {...organization} />
      ))}
    />
  )
}

function OrganizationRow({ name, displayName, branding, role, startsOn, endsOn }: MembershipItem) {
  const { hostDomain } = usePageSettings()
  const isWaiting = startsOn !== null
  const term = isWaiting ? termsMessages.startsOn(startsOn) : endsOn !== null ? termsMessages.endsOn(endsOn) : null
  return (
    // The token is made on arrival there, not here.
    <LinkRow
      picture={<Logo name={displayName} url={branding.logo_url} />}
      name={displayName}
      href={isWaiting ? null : paths.goToOrganization(name)}
      address={
        <>
          <bdi className={styles.name}>{name}</bdi>
          <wbr />
          {breakableDomain(`.${hostDomain}`)}
        </>
      }
      role={
        <>
          {roleNames[role]}
          {term !== null && <span className={styles.term}>{term}</span>}
        </>
      }
      action={isWaiting ? null : <ConsoleLink name={name} role={role} />}
    />
  )
}

/** To the people, whom a mere member of it may not see. */
function ConsoleLink({ name, role }: Pick<MembershipItem, 'name' | 'role'>) {
  if (!ownersAndStaff.includes(role)) {
    return <RowLink to={paths.console(name, 'overview')} name={texts.overview} />
  }
  return <RowLink to={paths.people(name)} name={texts.people} />
}
