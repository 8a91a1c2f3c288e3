/** What is filled in to invite somebody, and its rules, made from the contract's. */
import { inviteDefaultDays } from '@atrium/contract/limits'
import { email } from '@atrium/contract/rules/email'
import { inviteUses, role } from '@atrium/contract/rules/people'
import * as z from 'zod/mini'
import { areInOrder, outOfOrder, termFields } from '#features/people/terms/term-fields.tsx'
import { ruleWhere } from '#ui/form/rule-where.ts'

export const inviteWays = ['mail', 'link'] as const
export const dayChoices = [1, 7, inviteDefaultDays, 30, 90, 365]

const filledIn = z.object({
  way: z.enum(inviteWays),
  email: z.string(),
  /** How often a link may be used. */
  uses: z.string(),
  role,
  days: z.string(),
  labels: z.array(z.string()),
  ...termFields,
})
export type InviteValues = z.output<typeof filledIn>

const usesTyped = z.pipe(z.pipe(z.string(), z.transform(Number)), inviteUses)

export const inviteSchema = filledIn.check(
  ruleWhere<InviteValues>('email', email, ({ way }) => way === 'mail'),
  ruleWhere<InviteValues>('uses', usesTyped, ({ way }) => way === 'link'),
  z.refine(areInOrder, outOfOrder),
)

export const emptyInvite: InviteValues = {
  way: 'mail',
  email: '',
  uses: '1',
  role: 'User',
  days: String(inviteDefaultDays),
  labels: [],
  startsOn: '',
  endsOn: '',
}
