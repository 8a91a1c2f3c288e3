/** Who may call an endpoint, said for whoever reads the API's description. */
import type { Access } from '@atrium/contract/endpoint'
import { everyRole, type Role } from '@atrium/contract/rules/roles'

const plural: Record<Role, string> = { owner: 'owners', staff: 'staff', User: 'plain members' }

/** A sentence or two. */
export function accessSentence(access: Access): string {
  if (access === 'anyone') return 'Open to anyone.'
  if (access === 'bearer') return 'For whoever is signed in.'
  const { organization, oneself } = access
  const sentence = `For ${rolesInWords(organization)} of the organization.`
  if (!oneself) return sentence
  const may = oneself.may === 'bearer' ? 'whoever is signed in' : rolesInWords(oneself.may)
  return `${sentence} For ${may} where it is about themselves.`
}

function rolesInWords(roles: readonly Role[]): string {
  if (everyRole.every((role) => roles.includes(role))) return 'every member'
  return roles.map((role) => plural[role]).join(' and ')
}

/** The same for programs; nothing where no role is asked for. */
export function accessFields(access: Access): Record<string, unknown> {
  if (typeof access === 'string') return {}
  const { organization, oneself } = access
  return {
    'x-organization-roles': organization,
    ...(oneself ? { 'x-organization-roles-for-oneself': oneself.may } : {}),
  }
}
