/** Ownership that passes on by consent: what its calls say, of an organization as of a publisher. */
import * as z from 'zod/mini'
import { fieldMessages } from '../sentences/en/fields.ts'

export const ownershipOffer = z.strictObject({
  /** Who offered, and to whom. Empty is the name of whoever offers and has none: their address is not for everybody whom they may offer it to. */
  from: z.strictObject({ user_id: z.string(), displayName: z.string() }),
  to: z.strictObject({ user_id: z.string(), displayName: z.string() }),
  expiresAt: z.string(),
})
export type OwnershipOffer = z.output<typeof ownershipOffer>

export const ownershipTransfer = {
  asked: { answer: z.strictObject({ offer: z.nullable(ownershipOffer) }) },
  offered: {
    body: z.strictObject({ user_id: z.string(fieldMessages.required) }),
    status: 201,
    answer: ownershipOffer,
    errors: ['recent_login_required', 'done_meanwhile', 'too_many_requests'],
  },
  answered: {
    body: z.strictObject({ accept: z.boolean(fieldMessages.required) }),
    answer: z.strictObject({ accepted: z.boolean() }),
    errors: ['forbidden'],
  },
} as const
