/** How what arrives is read: which claims have what, and what whoever comes with one becomes. */
import { maxClaimRules } from '@atrium/contract/limits'
import type { ClaimRule, ClaimRules, SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { joiningRoles } from '@atrium/contract/rules/domain'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { type FormEvent, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { roleNames } from '#messages/people/roles.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { change } from '../api/sign-in-connections.ts'
import { RuleFields } from './rule-fields.tsx'
import styles from '../single-sign-on.module.css'

const texts = singleSignOnMessages.rules
const named = [
  ['email', texts.email],
  ['given_name', texts.given],
  ['family_name', texts.family],
] as const
const empty: ClaimRule = { claim: '', value: null, role: null, labels: [] }

export function RulesCard({ connection: { id, version, rules } }: { connection: SignInConnection }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const labels = useQuery(labelList(organization))
  const [draft, setDraft] = useState<ClaimRules>(rules)
  const saving = useMutation({
    mutationFn: () => change(organization, id, { version, rules: draft }),
    onError: showErrorToast,
    async onSuccess() {
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const put = (index: number, rule: ClaimRule) => setDraft({ ...draft, rules: draft.rules.with(index, rule) })
  return (
    <Card id="sign-in-rules" title={texts.title} lead={texts.lead}>
      <form className={styles.part} onSubmit={submit}>
        <div className={styles.fields}>
          {named.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              hint={texts.usual}
              value={draft[name] ?? ''}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value || null })}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
          <SelectField
            name="role"
            label={texts.role}
            value={draft.role}
            onChange={({ target }) =>
              setDraft({ ...draft, role: joiningRoles.find((role) => role === target.value) ?? draft.role })
            }
            options={joiningRoles.map((value) => ({ value, label: roleNames[value] }))}
          />
        </div>
        {draft.rules.map((rule, index) => (
          <RuleFields
            // Rules have no other name than their place.
            key={index}
            number={index + 1}
            rule={rule}
            labels={labels.data?.results ?? []}
            onChange={(changed) => put(index, changed)}
            onRemove={() => setDraft({ ...draft, rules: draft.rules.toSpliced(index, 1) })}
          />
        ))}
        <div className={styles.actions}>
          <Button type="submit" busy={saving.isPending} disabled={draft === rules}>
            {texts.save}
          </Button>
          {draft.rules.length < maxClaimRules && (
            <Button variant="secondary" onClick={() => setDraft({ ...draft, rules: [...draft.rules, empty] })}>
              {texts.add}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
