import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: 'مالك', staff: 'طاقم العمل', User: 'مستخدم' }
