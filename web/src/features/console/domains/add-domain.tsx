/** Adds a domain; what it cannot be is told beside the field. */
import { newDomain } from '@atrium/contract/rules/domain'
import { toFieldErrors } from '#api/field-errors.ts'
import { useMutation } from '#api/use-mutation.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useTyped } from '#domain/drafts/use-typed.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { FormElement } from '#ui/form/form.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { addDomain } from './api/domains.ts'
import styles from './domains.module.css'

const texts = domainsMessages.add
const refused = toFieldErrors({ codes: { domain_exists: 'domain', domain_limit: 'domain' } })

export function AddDomain() {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const [typed, setTyped, wasHeld] = useHeldState(`new domain of ${organization}`, { domain: '' })
  const { mutateAsync: add } = useMutation({ mutationFn: (written: string) => addDomain(organization, written) })
  const form = useSchemaForm({
    schema: newDomain,
    values: typed,
    async onSubmit({ domain: written }) {
      const { domain } = await add(written)
      await refresh()
      form.reset({ domain: '' })
      showToast({ kind: 'success', text: texts.added(domain) })
    },
    refused,
  })
  useTyped(form, setTyped)
  return (
    <FormElement form={form}>
      {wasHeld && typed.domain !== '' ? <Notice tone="info">{profileMessages.restored}</Notice> : null}
      <div className={styles.add}>
        <TextField
          {...form.field('domain')}
          label={texts.label}
          hint={texts.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          messageLines={2}
        />
        <Button type="submit" busy={form.busy}>
          {texts.submit}
        </Button>
      </div>
    </FormElement>
  )
}
