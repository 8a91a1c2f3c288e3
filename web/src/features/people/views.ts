/** The parts of the people page, and who may see which. */
import type { Role } from '@atrium/contract/rules/people'

const viewsOf = {
  owner: ['members', 'invites', 'labels', 'classes', 'overview', 'timeline'],
  staff: ['members', 'labels', 'classes', 'overview'],
  User: ['overview'],
} as const satisfies Record<Role, readonly string[]>

export type View = (typeof viewsOf)['owner'][number]

export function viewsFor(role: Role): readonly View[] {
  return viewsOf[role]
}

/** The part that the address asks for; the first of their own for whoever may not see it. */
export function shownView(role: Role, asked: string | null): View {
  const views = viewsFor(role)
  return views.find((view) => view === asked) ?? views[0] ?? 'overview'
}
