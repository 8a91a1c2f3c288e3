/** One rule: whoever comes with this claim becomes that. */
import type { ClaimRule } from '@atrium/contract/organizations/sign-in-connection'
import { joiningRoles } from '@atrium/contract/rules/domain'
import type { ComponentProps } from 'react'
import { LabelBoxes } from '#domain/labels/label-boxes.tsx'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { figure } from '#messages/format.ts'
import { roleNames } from '#messages/people/roles.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import styles from '../single-sign-on.module.css'

const texts = singleSignOnMessages.rules

interface Props {
  number: number
  rule: ClaimRule
  problemOf: (field: 'claim' | 'value') => string | undefined
  labels: ComponentProps<typeof LabelBoxes>['labels']
  onChange: (rule: ClaimRule) => void
  onRemove: () => void
}

export function RuleFields({ number, rule, problemOf, labels, onChange, onRemove }: Props) {
  const shown = figure(number)
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.heading}>{texts.rule(shown)}</legend>
      <div className={styles.fields}>
        <TextField
          name={`claim-${number}`}
          label={texts.claim}
          value={rule.claim}
          error={problemOf('claim')}
          aria-required
          onChange={({ target }) => onChange({ ...rule, claim: target.value })}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name={`value-${number}`}
          label={texts.value}
          hint={texts.any}
          error={problemOf('value')}
          value={rule.value ?? ''}
          onChange={({ target }) => onChange({ ...rule, value: target.value || null })}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          name={`role-${number}`}
          label={texts.becomes}
          value={rule.role ?? ''}
          onChange={({ target }) =>
            onChange({ ...rule, role: joiningRoles.find((role) => role === target.value) ?? null })
          }
          options={[
            { value: '', label: texts.noRole },
            ...joiningRoles.map((value) => ({ value, label: roleNames[value] })),
          ]}
        />
      </div>
      <LabelBoxes
        labels={labels}
        chosen={rule.labels}
        onChange={(chosen) => onChange({ ...rule, labels: [...chosen] })}
      />
      <div>
        <Button variant="quiet" aria-label={texts.removeNamed(shown)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  )
}
