import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'Propietario', staff: 'Personal', User: 'Usuario' }
