/** Rules of an organization's domains: what is written down, and what people of one may do. */
import * as z from 'zod/mini'
import { fieldMessages } from '../messages.ts'

/** The sentences beside these fields: apart from all others, since few pages have them. */
export const domainMessages = {
  domainRequired: 'Please enter a domain.',
  domainInvalid: 'Enter a domain such as school.org: without https://, a path, a port or an @.',
  domainShared: 'Nobody can own this domain: other people have domains of their own below it.',
  domainOfMailProvider: 'This domain belongs to a mail provider: everybody can have an address there.',
  joiningRoleInvalid: 'The role must be staff or User.',
} as const

const WRITTEN_MAX_LENGTH = 300

/** As somebody writes it; what is a domain of their own is the server's to say. */
export const newDomain = z.strictObject({
  domain: z
    .string(domainMessages.domainRequired)
    .check(
      z.trim(),
      z.minLength(1, domainMessages.domainRequired),
      z.maxLength(WRITTEN_MAX_LENGTH, domainMessages.domainInvalid),
    ),
})

/** `off`: nobody by themselves; `ask`: whoever is accepted; `join`: whoever wants to. */
export const joinings = ['off', 'ask', 'join'] as const
export const joining = z.enum(joinings, fieldMessages.invalid)
export type Joining = z.output<typeof joining>

/** What somebody who comes by themselves may become: never an owner. */
export const joiningRoles = ['User', 'staff'] as const
export const joiningRole = z.enum(joiningRoles, domainMessages.joiningRoleInvalid)
