/** How what arrives is read: which claims have what, and what whoever comes with one becomes. */
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { maxClaimRules } from '@atrium/contract/limits'
import type { ClaimRule, ClaimRules, SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { joiningRoles } from '@atrium/contract/rules/domain'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { type FormEvent, useRef } from 'react'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { roleNames } from '#messages/people/roles.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { change } from '../api/sign-in-connections.ts'
import { RuleFields } from './rule-fields.tsx'
import styles from '../single-sign-on.module.css'
import { useRuleProblems } from './use-rule-problems.ts'

const texts = singleSignOnMessages.rules
const named = [
  ['email', texts.email],
  ['given_name', texts.given],
  ['family_name', texts.family],
] as const
const empty: ClaimRule = { claim: '', value: null, role: null, labels: [] }

export function RulesCard({ connection: { id, version, rules: saved } }: { connection: SignInConnection }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const labels = useQuery(labelList(organization))
  // What was not touched follows what is there: each other change of the connection is a version of its own.
  const [draft, setDraft] = useHeldState<Partial<ClaimRules>>(`claim rules of ${id}`, {})
  const saveButton = useRef<HTMLButtonElement>(null)
  const wanted = { ...saved, ...draft }
  const isSame = JSON.stringify(wanted) === JSON.stringify(saved)
  const { form, problemOf, forget, tell } = useRuleProblems()
  const saving = useMutation({
    mutationFn: () => change(organization, id, { version, rules: wanted }),
    async onError(error) {
      tell(error)
      await refresh()
    },
    async onSuccess() {
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
      setDraft({})
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const put = (part: Partial<ClaimRules>) => {
    forget()
    setDraft({ ...draft, ...part })
  }
  return (
    <Card id="sign-in-rules" title={texts.title} lead={texts.lead}>
      <form ref={form} className={styles.part} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {named.map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              label={label}
              hint={texts.usual}
              error={problemOf(name)}
              value={wanted[name] ?? ''}
              onChange={({ target }) => put({ [name]: target.value || null })}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
          <SelectField
            name="role"
            label={texts.role}
            value={wanted.role}
            onChange={({ target }) => put({ role: joiningRoles.find((role) => role === target.value) ?? wanted.role })}
            options={joiningRoles.map((value) => ({ value, label: roleNames[value] }))}
          />
        </div>
        {wanted.rules.map((rule, index) => (
          <RuleFields
            // Rules have no other name than their place.
            key={index}
            number={index + 1}
            rule={rule}
            problemOf={(field) => problemOf(`rules.${index}.${field}`)}
            labels={labels.data?.results ?? []}
            onChange={(changed) => put({ rules: wanted.rules.with(index, changed) })}
            onRemove={() => put({ rules: wanted.rules.toSpliced(index, 1) })}
          />
        ))}
        <div className={styles.actions}>
          <Button ref={saveButton} type="submit" busy={saving.isPending} held={isSame}>
            {texts.save}
          </Button>
          {wanted.rules.length < maxClaimRules && (
            <Button variant="secondary" onClick={() => put({ rules: [...wanted.rules, empty] })}>
              {texts.add}
            </Button>
          )}
        </div>
        <UnsavedChanges
          unsaved={!isSame}
          texts={profileMessages.leave}
          onLeave={() => setDraft({})}
          returnFocus={saveButton}
        />
      </form>
    </Card>
  )
}
