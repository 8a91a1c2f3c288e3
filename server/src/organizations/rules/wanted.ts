/** The rules of an organization, between what the API says of them and what is kept. */
import type { WantedRules } from '@atrium/contract/organizations/rules'
import type { StoredRules } from '#db/schema.ts'

/** Whatever was kept, as it is asked for; nothing is asked where there are no rules. */
export function toWanted(rules: StoredRules | null): WantedRules {
  const { secondStep, ways = null, freshHours = null } = rules ?? {}
  return { second_step: secondStep ? { grace_days: secondStep.graceDays } : null, ways, fresh_hours: freshHours }
}

/** Null where nothing is asked. A second step that was asked for before has been since then. */
export function toStored(
  { second_step, ways, fresh_hours }: WantedRules,
  before: StoredRules | null,
  now: Date,
): StoredRules | null {
  const since = before?.secondStep?.since ?? now.toISOString()
  const rules: StoredRules = {
    ...(second_step && { secondStep: { since, graceDays: second_step.grace_days } }),
    ...(ways && { ways: [...new Set(ways)] }),
    ...(fresh_hours !== null && { freshHours: fresh_hours }),
  }
  return Object.keys(rules).length === 0 ? null : rules
}

/** What is other than before, as the timeline tells it. */
export function changesOf(before: WantedRules, after: WantedRules): Record<string, string | number | null> {
  const told = (rules: WantedRules) => ({
    second_step: rules.second_step?.grace_days ?? null,
    ways: rules.ways && rules.ways.toSorted().join(', '),
    fresh_hours: rules.fresh_hours,
  })
  const was = told(before)
  return Object.fromEntries(
    Object.entries(told(after)).filter(([name, value]) => was[name as keyof typeof was] !== value),
  )
}
