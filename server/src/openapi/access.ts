/** Who may call an endpoint, said for whoever reads the API's description. */
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import { type Access, type Endpoint, rolesOf } from '@atrium/contract/endpoint'
import { recentSignInSeconds } from '@atrium/contract/limits'
import { everyRole, type Role } from '@atrium/contract/rules/roles'

const plural: Record<Role, string> = { owner: 'owners', staff: 'staff', User: 'plain members' }

const recentSentence = `Within ${recentSignInSeconds / MINUTE_SECONDS} minutes of signing in.`

/** A sentence or two, and one more where the sign-in has to be recent. */
export function accessSentence({ access, recent }: Pick<Endpoint, 'access' | 'recent'>): string {
  return recent ? `${sentenceOf(access)} ${recentSentence}` : sentenceOf(access)
}

function sentenceOf(access: Access): string {
  if (access === 'anyone') return 'Open to anyone.'
  if (access === 'bearer') return 'For whoever is signed in.'
  const { oneself } = access
  const sentence = `For ${rolesInWords(rolesOf(access))} of the ${'organization' in access ? 'organization' : 'publisher'}.`
  if (!oneself) return sentence
  const may = oneself.may === 'bearer' ? 'whoever is signed in' : rolesInWords(oneself.may)
  return `${sentence} For ${may} where it is about themselves.`
}

function rolesInWords(roles: readonly Role[]): string {
  if (everyRole.every((role) => roles.includes(role))) return 'every member'
  return roles.map((role) => plural[role]).join(' and ')
}

/** The same for programs; nothing where no role and no recent sign-in is asked for. */
export function accessFields({ access, recent }: Pick<Endpoint, 'access' | 'recent'>): Record<string, unknown> {
  return { ...roleFields(access), ...(recent ? { 'x-recent-sign-in-seconds': recentSignInSeconds } : {}) }
}

function roleFields(access: Access): Record<string, unknown> {
  if (typeof access === 'string') return {}
  const { oneself } = access
  const field = 'organization' in access ? 'x-organization-roles' : 'x-publisher-roles'
  return { [field]: rolesOf(access), ...(oneself ? { [`${field}-for-oneself`]: oneself.may } : {}) }
}
