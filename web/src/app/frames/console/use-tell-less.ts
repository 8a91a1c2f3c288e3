/** Tells whoever is less there than as the page opened, where the page goes with it: else it would vanish without a word. */
import type { Role } from '@atrium/contract/rules/roles'
import { useEffect, useRef } from 'react'
import { consoleMessages as texts } from '#messages/console/console.ts'
import { roleNames } from '#messages/people/roles.ts'
import { showToast } from '#ui/feedback/toasts.ts'

export function useTellLess(id: string, owner: { name: string; role: Role } | null, isHidden: boolean): void {
  const before = useRef<{ id: string; role: Role }>(undefined)
  useEffect(() => {
    if (owner === null) return
    const was = before.current
    before.current = { id, role: owner.role }
    if (was?.id !== id || was.role === owner.role || !isHidden) return
    showToast({ kind: 'info', text: texts.roleNow(owner.name, roleNames[owner.role]) })
  }, [id, owner, isHidden])
}
