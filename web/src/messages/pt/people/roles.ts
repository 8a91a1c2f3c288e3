import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'Proprietário', staff: 'Equipe', User: 'Usuário' }
