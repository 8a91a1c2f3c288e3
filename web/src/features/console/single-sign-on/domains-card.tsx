/** Which connection each proven domain leads to, and whether that is the only way in. */
import type { SignInConnection, SignInDomain } from '@atrium/contract/organizations/sign-in-connection'
import { useMutation } from '#api/use-mutation.ts'
import type { FormEvent } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { domainsMessages } from '#messages/console/domains.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { paths } from '#paths.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { changeDomain } from './api/sign-in-connections.ts'
import { DescribedCheck } from './described-check.tsx'
import { SecondStepNote } from './second-step-note.tsx'
import styles from './single-sign-on.module.css'

const texts = singleSignOnMessages.domains

interface Props {
  connections: readonly SignInConnection[]
  domains: readonly SignInDomain[]
}

export function DomainsCard({ connections, domains }: Props) {
  const { organization } = useOrganization()
  return (
    <Card id="sign-in-domains" title={texts.title} lead={texts.lead}>
      {domains.length === 0 ? (
        <>
          <p>{texts.none}</p>
          <div>
            <LinkButton variant="secondary" to={paths.console(organization, 'settings/domains')}>
              {texts.toDomains}
            </LinkButton>
          </div>
        </>
      ) : null}
      {domains.map((domain) => (
        <DomainForm key={domain.id} domain={domain} connections={connections} />
      ))}
    </Card>
  )
}

type Wanted = Pick<SignInDomain, 'connection' | 'only'>

function DomainForm({ domain, connections }: { domain: SignInDomain; connections: readonly SignInConnection[] }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  // What was not touched follows what is there.
  const [wanted, setWanted] = useHeldState<Wanted | null>(`sign-in domain ${domain.id}`, null)
  const { connection, only } = wanted ?? domain
  const saving = useMutation({
    mutationFn: () => changeDomain(organization, domain.id, { connection, only: connection !== null && only }),
    onError: showErrorToast,
    async onSuccess() {
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
      setWanted(null)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const offered = connections.filter(({ id, state }) => state === 'on' || id === domain.connection)
  return (
    <form className={styles.part} noValidate onSubmit={submit}>
      <div className={styles.narrow}>
        <SelectField
          label={texts.to(domain.domain)}
          name={`domain-${domain.id}`}
          value={connection ?? ''}
          onChange={({ target }) => setWanted({ connection: target.value === '' ? null : target.value, only })}
          options={[
            { value: '', label: texts.nowhere },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {connection !== null && (
        <DescribedCheck
          label={texts.only}
          about={texts.onlyLead}
          aria-label={domainsMessages.named(texts.only, domain.domain)}
          checked={only}
          onChange={({ target }) => setWanted({ connection, only: target.checked })}
        />
      )}
      {connection !== null && only && <SecondStepNote />}
      <div>
        <Button
          type="submit"
          variant="secondary"
          aria-label={texts.saveNamed(domain.domain)}
          busy={saving.isPending}
          held={connection === domain.connection && only === domain.only}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
