/** The texts of requests to join an organization, for whoever answers them. */
import type { Role } from '@atrium/contract/rules/roles'
import { roleNames } from './roles.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const told = (count: number) => (count === 1 ? 'and was told by mail.' : 'and were told by mail.')

export const requestsMessages = {
  title: 'Requests to join',
  empty: 'No requests',
  emptyAdvice: 'People with an address of your proven domains can ask to join where you allow it, under Domains.',
  toDomains: 'Go to Domains',
  selectAll: 'Select all requests on this page',
  selected: (count: number) => (count === 1 ? '1 request selected' : `${count} requests selected`),
  becomes: (role: Role) => `becomes ${roleNames[role]}`,
  asked: (day: string, until: string) => `Asked on ${day}, ends on ${until}`,
  wasRemoved: 'Was removed from the organization before',
  accept: 'Accept',
  acceptNamed: (name: string) => `Accept ${name}`,
  decline: 'Decline',
  declineNamed: (name: string) => `Decline ${name}`,
  accepted: (count: number) => `${people(count)} joined ${told(count)}`,
  declined: (count: number) => (count === 1 ? '1 request was declined.' : `${count} requests were declined.`),
  left: (count: number) =>
    `${people(count)} could not be answered: the request had ended, or the address is no longer one of the domain.`,
  leftInactive: (count: number) =>
    `${people(count)} could not be accepted: a directory has them as inactive. An owner may accept them.`,
} as const
