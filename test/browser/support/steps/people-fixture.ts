/** An organization with people, made over HTTP: members join by an invite, as real ones do. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { createClass } from '@atrium/contract/people/classes'
import { acceptAuthorInvite, acceptInvite, createAuthorInvite, createInvite } from '@atrium/contract/people/invites'
import { assignLabels, createLabel } from '@atrium/contract/people/labels'
import { ownMembership } from '@atrium/contract/people/members'
import { postAchievement } from '@atrium/contract/people/ranks'
import type { Role } from '@atrium/contract/rules/roles'
import { makeAuthor, type Session } from '../../../support/account-client.ts'

async function send<Answer>(origin: string, endpoint: Endpoint, session: Session, query: string, body: object) {
  const answer = await fetch(`${origin}${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.idToken}` },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${endpoint.id} answered ${answer.status}: ${text}`)
  return JSON.parse(text) as Answer
}

const inside = (organization: string) => `?organization=${organization}`

/** A link for anybody. */
export function inviteLink(origin: string, owner: Session, organization: string, wish: object = {}) {
  return send<{ id: string; token: string; code: string; url: string }>(
    ...([origin, createInvite, owner, inside(organization), wish] as const),
  )
}

/** A link to a new publisher. */
export async function makeAuthorInvite(origin: string, owner: Session, name: string) {
  const { author_id } = await makeAuthor(origin, owner, name)
  return send<{ url: string }>(origin, createAuthorInvite, owner, '', { author_id })
}

export async function isMember(origin: string, person: Session, organization: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${person.idToken}` }
  return (await fetch(`${origin}${ownMembership.path}${inside(organization)}`, { headers })).ok
}

/** `labels` are ids. */
export async function joinAs(
  origin: string,
  owner: Session,
  organization: string,
  person: Session,
  role: Role,
  labels: string[] = [],
) {
  const { token } = await inviteLink(origin, owner, organization, { role, ...(labels.length > 0 && { labels }) })
  await send(origin, acceptInvite, person, '', { token })
}

/** The same of a publisher. */
export async function joinAuthorAs(origin: string, owner: Session, author_id: string, person: Session, role: Role) {
  const { token } = await send<{ token: string }>(origin, createAuthorInvite, owner, '', { author_id, role })
  await send(origin, acceptAuthorInvite, person, '', { token })
}

export function makeLabel(origin: string, owner: Session, organization: string, name: string) {
  return send<{ id: string }>(origin, createLabel, owner, inside(organization), { name })
}

export function giveLabel(origin: string, owner: Session, organization: string, label: string, ids: string[]) {
  return send(origin, assignLabels, owner, inside(organization), { ids, labels: [label] })
}

export function makeClass(origin: string, owner: Session, organization: string, name: string, members: string[]) {
  return send<{ id: string }>(origin, createClass, owner, inside(organization), {
    name,
    ...(members.length > 0 ? { members } : {}),
  })
}

export function achieve(origin: string, owner: Session, organization: string, body: object) {
  return send<{ id: string }>(origin, postAchievement, owner, inside(organization), body)
}
