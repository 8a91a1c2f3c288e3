/** What an organization may ask of a sign-in, each rule in a card: what it means, whether it is on, and how it is now. */
import type { CurrentRules, RuleName, WantedRules } from '@atrium/contract/organizations/rules'
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { securityRulesMessages as texts } from '#messages/console/security.ts'
import { paths, withQuery } from '#paths.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './security.module.css'
import { toDay } from '#messages/dates.ts'

interface RuleProps {
  rules: CurrentRules
  draft: WantedRules
  onChange: (change: Partial<WantedRules>) => void
}

const graceChoices = [0, 1, 3, 7, 14, 30, 60, 90]
const hourChoices = [1, 4, 8, 12, 24, 72, 168, 720]

export function SecondStepRule({ rules, draft, onChange }: RuleProps) {
  const { secondStep: words } = texts
  const asked = draft.second_step
  const since = rules.second_step_since
  return (
    <Card id="second-step" title={words.title} lead={words.lead}>
      <Choice
        type="checkbox"
        name="second_step"
        label={words.ask}
        checked={asked !== null}
        onChange={(on) => onChange({ second_step: on ? (rules.second_step ?? { grace_days: 7 }) : null })}
      />
      {asked && (
        <div className={styles.more}>
          <SelectField
            label={words.days}
            name="grace_days"
            hint={words.daysHint}
            value={String(asked.grace_days)}
            options={among(graceChoices, asked.grace_days, words.daysOption)}
            onChange={({ target }) => onChange({ second_step: { grace_days: Number(target.value) } })}
          />
        </div>
      )}
      <Now
        rule="second_step"
        count={rules.lacking && rules.lacking.second_step}
        members={rules.lacking?.members}
        say={words.lacking}
      >
        {rules.second_step && since ? words.on(rules.second_step.grace_days, toDay(since)) : words.off}
      </Now>
    </Card>
  )
}

export function WaysRule({ rules, draft, onChange }: RuleProps) {
  const { ways: words } = texts
  const shown = [...new Set([...rules.offered, ...(rules.ways ?? [])])]
  const toggle = (way: SignInWay, on: boolean) => {
    const chosen = (draft.ways ?? []).filter((one) => one !== way)
    onChange({ ways: on ? shown.filter((one) => one === way || chosen.includes(one)) : chosen })
  }
  return (
    <Card id="ways" title={words.title} lead={words.lead}>
      <fieldset className={styles.choices} aria-label={words.title}>
        <Choice
          type="radio"
          name="ways"
          label={words.any}
          checked={draft.ways === null}
          onChange={() => onChange({ ways: null })}
        />
        <Choice
          type="radio"
          name="ways"
          label={words.only}
          checked={draft.ways !== null}
          onChange={() => onChange({ ways: rules.ways ?? shown })}
        />
      </fieldset>
      {draft.ways && (
        <fieldset className={styles.ways} aria-label={words.choices}>
          {shown.map((way) => (
            <Choice
              key={way}
              type="checkbox"
              name="way"
              label={words.names[way]}
              checked={draft.ways?.includes(way) === true}
              onChange={(on) => toggle(way, on)}
            />
          ))}
        </fieldset>
      )}
      {draft.ways?.length === 0 && (
        <p className={styles.problem} role="alert">
          {words.required}
        </p>
      )}
      <Now rule="ways" count={rules.lacking && rules.lacking.ways} members={rules.lacking?.members} say={words.lacking}>
        {rules.ways ? words.on(rules.ways) : words.off}
        {rules.offered.includes('mail') ? null : ` ${words.mailIsPassword}`}
      </Now>
    </Card>
  )
}

export function FreshRule({ rules, draft, onChange }: RuleProps) {
  const { fresh: words } = texts
  return (
    <Card id="fresh" title={words.title} lead={words.lead}>
      <Choice
        type="checkbox"
        name="fresh"
        label={words.ask}
        checked={draft.fresh_hours !== null}
        onChange={(on) => onChange({ fresh_hours: on ? (rules.fresh_hours ?? 24) : null })}
      />
      {draft.fresh_hours !== null && (
        <div className={styles.more}>
          <SelectField
            label={words.hours}
            name="fresh_hours"
            value={String(draft.fresh_hours)}
            options={among(hourChoices, draft.fresh_hours, words.hoursOption)}
            onChange={({ target }) => onChange({ fresh_hours: Number(target.value) })}
          />
        </div>
      )}
      <Now
        rule="fresh_hours"
        count={rules.lacking && rules.lacking.fresh_hours}
        members={rules.lacking?.members}
        say={words.lacking}
      >
        {rules.fresh_hours === null ? words.off : words.on(rules.fresh_hours)}
      </Now>
    </Card>
  )
}

/** The usual ones, and one that was set by other means. */
function among(usual: readonly number[], current: number, name: (count: number) => string) {
  const all = [...new Set([...usual, current])].toSorted((a, b) => a - b)
  return all.map((count) => ({ value: String(count), label: name(count) }))
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  name: string
  label: string
  checked: boolean
  onChange: (on: boolean) => void
}

function Choice({ label, onChange, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

interface NowProps {
  rule: RuleName
  /** Who does not meet the rule; null where it is off, or nobody knows. */
  count: number | null
  members: number | undefined
  say: (count: number, members: number) => string
  children: ReactNode
}

function Now({ rule, count, members = 0, say, children }: NowProps) {
  const { organization } = useOrganization()
  return (
    <p className={styles.now}>
      <strong>{texts.now}</strong> {children} {count === null ? null : say(count, members)}
      {count ? (
        <>
          {' '}
          <Link to={withQuery(`${paths.console(organization, 'security')}/lacking`, { rule })}>
            {texts.list.show[rule]}
          </Link>
        </>
      ) : null}
    </p>
  )
}
