/** What a role in an organization or at a publisher is called. */
import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'Owner', staff: 'Staff', User: 'User' }
