import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'Propriétaire', staff: 'Personnel', User: 'Utilisateur' }
