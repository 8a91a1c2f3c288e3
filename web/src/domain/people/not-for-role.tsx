/** Whoever came by a link to a page that others may see: whose it is, and who could change that. They are shown another one. */
import type { Role } from '@atrium/contract/rules/roles'
import { consoleMessages } from '#messages/console/console.ts'
import { roleNames } from '#messages/people/roles.ts'

const texts = consoleMessages.notForRole

interface Props {
  /** As people call it. */
  page: string
  /** Who may see it: owners alone, or staff too. */
  for: 'owner' | 'staff'
  /** Of the organization or the publisher. */
  name: string
  /** What the signed-in person is there. */
  role: Role
}

export function NotForRole({ page, for: whom, name, role }: Props) {
  return (
    <>
      <strong>{texts[whom](page)}</strong> {texts.yours(name, roleNames[role])}
    </>
  )
}
