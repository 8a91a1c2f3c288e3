import type { Role } from '@atrium/contract/rules/roles'

export const roleNames: Record<Role, string> = { owner: '所有者', staff: '工作人员', User: '用户' }
