/** Rules of an organization's domains: what is written down, and what people of one may do. */
import * as z from 'zod/mini'
import { domainMessages } from '../sentences/en/domains.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { trimPasted } from './pasted.ts'

const WRITTEN_MAX_LENGTH = 300

/** As somebody writes it; what is a domain of their own is the server's to say. */
export const newDomain = z.strictObject({
  domain: z
    .string(domainMessages.domainRequired)
    .check(
      z.overwrite(trimPasted),
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
