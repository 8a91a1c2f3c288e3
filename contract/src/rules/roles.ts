/** What somebody may be in an organization, and who may do what. Beside `people.ts`, since pages at the door need no more. */

/** `User` is spelled so (docs/requirements.md#roles-and-permissions). */
export const roles = ['owner', 'staff', 'User'] as const
export type Role = (typeof roles)[number]

/** Whether one may do what the other may, and more. */
export function outranks(one: Role, other: Role): boolean {
  return roles.indexOf(one) < roles.indexOf(other)
}

/** Who may do what: said of each call (`access` of its endpoint). */
export const everyRole: readonly Role[] = [...roles]
export const ownersAndStaff: readonly Role[] = ['owner', 'staff']
export const ownersOnly: readonly Role[] = ['owner']
