/** What an owner is about to ask for, beside what is asked for now. */
import type { CurrentRules, WantedRules } from '@atrium/contract/organizations/rules'

const names = ['second_step', 'ways', 'fresh_hours'] as const

/** The rules as they would be: what was not touched follows what is there, also when another owner changes that. */
export function draftOf(rules: CurrentRules, draft: Partial<WantedRules>): WantedRules {
  const { second_step, ways, fresh_hours } = rules
  return { second_step, ways, fresh_hours, ...draft }
}

/** Only what would be other than it is; the order of ways says nothing. */
export function changesOf(rules: CurrentRules, wanted: WantedRules): Partial<WantedRules> {
  const told = (value: WantedRules[keyof WantedRules]) =>
    JSON.stringify(Array.isArray(value) ? value.toSorted() : value)
  const changed = names.filter((name) => told(rules[name]) !== told(wanted[name]))
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]))
}
