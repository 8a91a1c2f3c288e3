/** For whoever is signed in at an organization's site: the apps of their role, or that they do not belong to it. */
import type { Role } from '@atrium/contract/rules/roles'
import { useEffect, useState } from 'react'
import { ownRole } from '#features/sites/api/own-role.ts'
import type { OrganizationSpace } from '#features/sites/space.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { AppLinks } from './app-links.tsx'

/** One for each visitor: `key` it by who that is. */
export function OwnApps({ space }: { space: OrganizationSpace }) {
  const [role, setRole] = useState<Role | null>()
  useEffect(() => {
    const leaving = new AbortController()
    // The client has reported a failure; the greeting stands by itself then, and the ways out with it.
    ownRole(space.name, leaving.signal).then(setRole, () => undefined)
    return () => leaving.abort()
  }, [space.name])

  if (role === null) return <Notice tone="info">{spacesMessages.home.notAMember(space.displayName)}</Notice>
  return role === undefined ? null : <AppLinks apps={space.apps} role={role} />
}
