import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'मालिक', staff: 'स्टाफ़', User: 'उपयोगकर्ता' }
