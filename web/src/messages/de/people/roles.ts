import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'Inhaber', staff: 'Personal', User: 'Benutzer' }
