/** Who may do what in an organization or a publisher: asked by the adapter, as the endpoint's access says, before an action runs. */
import type { Access, Endpoint, InOrganization, InPublisher } from '@atrium/contract/endpoint'
import type { Role } from '@atrium/contract/rules/roles'
import type { StoredRules } from '#db/schema.ts'
import type { Actor } from './actor.ts'
import { ReadAhead } from './read-ahead.ts'
import { Refusal } from './refusal.ts'

/** What somebody is in an organization, and what they were let in for. */
export interface Membership {
  organizationId: string
  name: string
  displayName: string
  logoUrl: string
  /** In which the organization's days begin and end. */
  timeZone: string
  role: Role
  /** Who may do what was asked for: whoever writes asks again in the transaction, and behind its lock. */
  admitted: readonly Role[]
}

/** What somebody is in an organization, as it is read. */
export type FoundMembership = Omit<Membership, 'admitted'> & { rules: StoredRules | null }
type MembershipAhead = ReadAhead<FoundMembership | undefined>

/** Who asks, and as what in which organization. */
export interface Asking {
  actor: Actor
  membership: Membership
}

/** What somebody is in a publisher, and what they were let in for. */
export interface AuthorMembership {
  id: string
  /** What stands in its address. */
  authorId: string
  name: string
  profileImageUrl: string
  role: Role
  /** As of `Membership`. */
  admitted: readonly Role[]
}

/** Who asks, and as what in which publisher. */
export interface AskingAuthor {
  actor: Actor
  membership: AuthorMembership
}

/** How a request names an organization. */
export type OrganizationRef = { name: string } | { id: string }

/**
 * Refuses with `not_found` where the actor is no member, as where there is no such organization, and with
 * `forbidden` for a role not among `admitted`, and with one of `ruleRefusals` where the organization's rules do not
 * accept the actor's sign-in. `ahead` is that membership, where it was asked for already.
 */
export type RequireRole = (
  actor: Actor,
  organization: OrganizationRef,
  admitted: readonly Role[],
  ahead?: MembershipAhead,
) => Promise<Membership>

/** The same in a publisher, which no rules of sign-ins belong to. */
export type RequireAuthorRole = (actor: Actor, authorId: string, admitted: readonly Role[]) => Promise<AuthorMembership>

/** Undefined where they are no member, or there is no such organization. */
export type FindMembership = (uid: string, organization: { name: string }) => Promise<FoundMembership | undefined>

export interface MembershipGuards {
  requireRole: RequireRole
  requireAuthorRole: RequireAuthorRole
}

/** As what an action with this access is asked; undefined where it is asked in no organization and no publisher. */
export type MembershipFor<Who extends Access> = Who extends InOrganization
  ? Who extends { oneself: { may: 'bearer' } }
    ? Membership | undefined
    : Membership
  : Who extends InPublisher
    ? AuthorMembership
    : undefined

/** What was parsed of a request. A form's body is read later, and never says in which organization or to whom. */
interface Parsed {
  params: unknown
  query: unknown
  body?: unknown
}

/** The membership that will be asked for, where the address names an organization; the request was not looked at yet. */
export function membershipAhead(
  { access, query, params }: Endpoint,
  findMembership: FindMembership,
  asked: { query: unknown; params: unknown },
): MembershipAhead | undefined {
  if (typeof access === 'string' || 'publisher' in access) return undefined
  const { organization } = query.shape
  const named = organization
    ? organization.safeParse(valueOf('organization', asked.query))
    : params.shape['name']?.safeParse(valueOf('name', asked.params))
  const name = named?.data
  return typeof name === 'string' ? new ReadAhead((uid) => findMembership(uid, { name })) : undefined
}

/**
 * The membership in which an endpoint is called, by its `access`. Refuses with `not_found` and `forbidden` as
 * `RequireRole` does, and with `not_found` where nobody but oneself can be meant without an organization.
 */
export async function membershipFor<E extends Endpoint>(
  { access, query }: E,
  guards: MembershipGuards,
  actor: Actor | null,
  parsed: Parsed,
  ahead?: MembershipAhead,
): Promise<MembershipFor<E['access']>> {
  const asked = async (): Promise<Membership | AuthorMembership | undefined> => {
    if (typeof access === 'string') return undefined
    if (actor === null) throw new Error('nobody was asked for a bearer')
    if ('publisher' in access) return authorMembershipFor(access, guards, actor, parsed)
    return organizationMembershipFor(access, query, guards, actor, parsed, ahead)
  }
  return (await asked()) as MembershipFor<E['access']>
}

function authorMembershipFor(
  { publisher, oneself }: InPublisher,
  { requireAuthorRole }: MembershipGuards,
  actor: Actor,
  { params, body }: Parsed,
): Promise<AuthorMembership> {
  const may = oneself && isOneself(actor, valueOf(oneself.named, params)) ? oneself.may : publisher
  return requireAuthorRole(actor, String(valueOf('author_id', params) ?? valueOf('author_id', body)), may)
}

async function organizationMembershipFor(
  { organization: roles, oneself }: InOrganization,
  { shape }: Endpoint['query'],
  { requireRole }: MembershipGuards,
  actor: Actor,
  { params, query, body }: Parsed,
  ahead: MembershipAhead | undefined,
): Promise<Membership | undefined> {
  const may =
    oneself && isOneself(actor, valueOf(oneself.named, params) ?? valueOf(oneself.named, body)) ? oneself.may : roles
  if (may === 'bearer') return undefined
  const name = valueOf('organization', query)
  if (typeof name === 'string') return requireRole(actor, { name }, may, ahead)
  if ('organization' in shape) throw new Refusal('not_found', { detail: 'another person’s record' })
  const named = valueOf('name', params)
  if (typeof named === 'string') return requireRole(actor, { name: named }, may, ahead)
  return requireRole(actor, { id: String(valueOf('id', params)) }, may)
}

/** Whether nobody but the actor is named. */
function isOneself({ uid }: Actor, named: unknown): boolean {
  const all = Array.isArray(named) ? named : [named]
  return all.length > 0 && all.every((one) => one === uid)
}

function valueOf(name: string, fields: unknown): unknown {
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name)
    ? (fields as Record<string, unknown>)[name]
    : undefined
}
