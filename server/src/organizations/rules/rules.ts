/** The security rules of an organization: looked at, tried out and changed by its owners, and told to whom they concern. */
import type { AnswerOf, BodyOf, QueryOf } from '@atrium/contract/endpoint'
import type {
  changeRules,
  CurrentRules,
  listLackingMembers,
  OwnRules,
  previewRules,
  WantedRules,
} from '@atrium/contract/organizations/rules'
import type { AreaContext } from '#area-context.ts'
import { audit } from '#audit/audit.ts'
import type { Actor } from '#http/actor.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { requireRoleStill } from '#members/membership.ts'
import { tellOwners } from '#members/notices/tell-owners.ts'
import { lockOrganization } from '#organizations/queries.ts'
import { rulesAskedOf, rulesOf, type RulesRow, saveRules } from './queries.ts'
import { secondStepDue, unmetRule } from './unmet-rule.ts'
import { changesOf, toStored, toWanted } from './wanted.ts'

type Context = Pick<AreaContext, 'db' | 'provider' | 'outbox' | 'settings'>

/** Refuses with `not_found` where the organization was deleted meanwhile. */
export async function currentRules(context: Context, asking: Asking): Promise<CurrentRules> {
  const row = await rulesOf(context.db, asking.membership.organizationId)
  if (!row) throw new Refusal('not_found', { detail: 'it was deleted' })
  return toCurrent(context, asking, row)
}

async function toCurrent({ provider }: Context, asking: Asking, { rules, version }: RulesRow): Promise<CurrentRules> {
  const wanted = toWanted(rules)
  return {
    ...wanted,
    second_step_since: rules?.secondStep?.since ?? null,
    version,
    offered: [...asking.actor.signIn.offered],
    lacking: (await provider.lackingMembers?.(asking.membership.organizationId, wanted)) ?? null,
  }
}

/** What these rules would ask of members and of whoever asks, in this session. `lacking` is null where somebody else keeps the accounts. */
export async function preview(
  { provider }: Context,
  { actor, membership, wanted }: Asking & { wanted: WantedRules },
): Promise<AnswerOf<typeof previewRules>> {
  const lacking = (await provider.lackingMembers?.(membership.organizationId, wanted)) ?? null
  return { lacking, own: isMetBy(actor, membership.organizationId, wanted) }
}

/**
 * A page of the members who do not meet a rule as it is now. Refuses with `not_found` where the organization was deleted
 * meanwhile, or somebody else keeps the accounts.
 */
export async function lackingOf(
  { db, provider }: Context,
  { membership: { organizationId }, ...asked }: Pick<Asking, 'membership'> & QueryOf<typeof listLackingMembers>,
): Promise<AnswerOf<typeof listLackingMembers>> {
  const row = await rulesOf(db, organizationId)
  if (!row || !provider.listLacking) throw new Refusal('not_found', { detail: 'deleted, or kept by a hosted provider' })
  return provider.listLacking(organizationId, { wanted: toWanted(row.rules), ...asked })
}

/**
 * State, audit record and the mails to the other owners are one transaction. Whoever asks has to meet what they ask for, and without the days of grace:
 * there is always an owner who comes in. Refuses with `rules_lock_out`, with `changed_meanwhile` where another owner was
 * faster, and as `requireRole` does.
 */
export async function change(
  context: Context,
  {
    version,
    change: asked,
    ...asking
  }: Asking & { version: number; change: Partial<Omit<BodyOf<typeof changeRules>, 'version'>> },
): Promise<CurrentRules> {
  const { organizationId, name } = asking.membership
  const { actor } = asking
  const row = await context.db.transaction(async (tx) => {
    if (!(await lockOrganization(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireRoleStill(tx, asking)
    const before = await rulesOf(tx, organizationId)
    if (!before) throw new Refusal('not_found', { detail: 'it was deleted' })
    if (before.version !== version) throw new Refusal('changed_meanwhile', { detail: `version ${before.version}` })
    const [was, wanted] = [toWanted(before.rules), toWanted(before.rules)]
    if (asked.second_step !== undefined) wanted.second_step = asked.second_step
    if (asked.ways !== undefined) wanted.ways = asked.ways
    if (asked.fresh_hours !== undefined) wanted.fresh_hours = asked.fresh_hours
    const changes = changesOf(was, wanted)
    if (Object.keys(changes).length === 0) return before
    if (!isMetBy(actor, organizationId, wanted))
      throw new Refusal('rules_lock_out', { detail: 'by the sign-in of whoever asks' })
    const rules = toStored(wanted, before.rules, new Date())
    const saved = await saveRules(tx, organizationId, rules)
    await audit(tx, { actor: actor.uid, action: 'rules.changed', subject: name, organizationId, detail: changes })
    const pathOf = (of: string) => `/organizations/${of}/security`
    await tellOwners(tx, context, { organizationId, kind: 'rules_changed', actor: actor.uid, pathOf })
    return { rules, version: saved }
  })
  return toCurrent(context, asking, row)
}

/** Whether somebody meets rules in the session they ask with, now and without any grace. */
function isMetBy({ signIn }: Actor, organizationId: string, wanted: WantedRules): boolean {
  const now = new Date()
  const atOnce = { ...wanted, second_step: wanted.second_step && { grace_days: 0 } }
  // Ways of which none is offered are not asked for: whoever wants them would switch nothing on.
  if (wanted.ways && !wanted.ways.some((way) => signIn.offered.includes(way))) return false
  return unmetRule({ rules: toStored(atOnce, null, now), joinedAt: null, organizationId }, signIn, now) === undefined
}

/** What the actor's organizations ask of them, and whether this session meets it: also of those that do not let it in. */
export async function rulesForOneself(
  { db }: Pick<Context, 'db'>,
  { actor, name }: { actor: Actor; name?: string | undefined },
): Promise<{ results: OwnRules[] }> {
  const now = new Date()
  const rows = await rulesAskedOf(db, { uid: actor.uid, name })
  return {
    results: rows.map(({ name, displayName, ...asked }) => {
      const { rules, joinedAt } = asked
      const { ways, fresh_hours } = toWanted(rules)
      const secondStep = rules?.secondStep
      const due = secondStep && secondStepDue(secondStep, joinedAt).toISOString()
      return {
        name,
        displayName,
        refused: unmetRule(asked, actor.signIn, now) ?? null,
        second_step: due === undefined ? null : { taken: actor.signIn.secondStep, due },
        ways,
        fresh_hours,
      }
    }),
  }
}
