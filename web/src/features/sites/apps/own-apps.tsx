/** For whoever is signed in at an organization's site: the apps of their role, or that they do not belong to it. */
import type { Role } from '@atrium/contract/rules/roles'
import { useEffect, useState } from 'react'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'
import { ownRole } from '#features/sites/api/own-role.ts'
import type { OrganizationSpace } from '#features/sites/space.ts'
import { entryMessages } from '#messages/organizations/entry.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { AppLinks } from './app-links.tsx'

/** One for each visitor: `key` it by who that is. */
export function OwnApps({ space }: { space: OrganizationSpace }) {
  const [role, setRole] = useState<Role | null>()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    // The client has reported a failure; the greeting stands by itself then, and the ways out with it.
    ownRole(space.name, leaving.signal).then(setRole, (error: unknown) => setIsRefused(Boolean(ruleRefusal(error))))
    return () => leaving.abort()
  }, [space.name])

  if (isRefused) return <ToEntry name={space.name} />
  if (role === null) return <Notice tone="info">{spacesMessages.home.notAMember(space.displayName)}</Notice>
  return role === undefined ? null : <AppLinks apps={space.apps} role={role} />
}

/** The organization does not accept this sign-in any more: the way to where it says why, and from there back. */
function ToEntry({ name }: { name: string }) {
  const { publicOrigin } = usePageSettings()
  return (
    <>
      <Notice tone="info">{entryMessages.atSite.text}</Notice>
      <a href={new URL(paths.goToOrganization(name), publicOrigin).href}>{entryMessages.atSite.action}</a>
    </>
  )
}
