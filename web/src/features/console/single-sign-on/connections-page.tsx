/** All connections of an organization's own sign-in, one more, and which addresses lead to which. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { useQuery } from '@tanstack/react-query'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useNavigate } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { consoleMessages } from '#messages/console/console.ts'
import { singleSignOnMessages as texts } from '#messages/console/single-sign-on.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card, Cards } from '#ui/layout/card.tsx'
import { signInConnections } from './api/sign-in-connections.ts'
import { DomainsCard } from './domains-card.tsx'
import { kindNames } from './provider-names.ts'
import { ConnectionForm } from './settings/connection-form.tsx'
import styles from './single-sign-on.module.css'

const title = consoleMessages.pages['settings/single-sign-on']

export function ConnectionsPage() {
  const { organization, displayName } = useOrganization()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const list = useQuery(signInConnections(organization))
  const [isAdding, setIsAdding] = useHeldState(`new connection dialog of ${organization}`, false)
  const known = !hasFailed(list) ? list.data : undefined
  const next = known?.offered === true ? known.next : null
  return (
    <AppLayout
      title={title}
      documentTitle={consoleMessages.pageTitle(title, displayName)}
      summary={texts.lead}
      action={next ? <Button onClick={() => setIsAdding(true)}>{texts.add}</Button> : undefined}
    >
      {hasFailed(list) && <FailedPart query={list} />}
      {list.isPending && <Waiting />}
      {known && (
        <section className={styles.part} aria-label={title} aria-busy={list.isFetching}>
          {known.offered ? null : <p>{texts.notOffered}</p>}
          {known.offered && known.results.length === 0 ? (
            <div>
              <p className={styles.strong}>{texts.empty}</p>
              <p className={styles.soft}>{texts.emptyAdvice}</p>
            </div>
          ) : null}
          <Cards>
            {known.results.map((connection) => (
              <ConnectionCard key={connection.id} connection={connection} />
            ))}
            {known.results.length > 0 && <DomainsCard connections={known.results} domains={known.domains} />}
          </Cards>
        </section>
      )}
      {isAdding && next && (
        <ConnectionForm
          ours={next}
          onDone={({ id }) => {
            if (isStillHere()) void navigate(paths.consoleItem(organization, 'settings/single-sign-on', id))
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </AppLayout>
  )
}

function ConnectionCard({ connection: { id, name, kind, state } }: { connection: SignInConnection }) {
  const { organization } = useOrganization()
  return (
    <Card id={`connection-${id}`} title={name} lead={kindNames[kind]}>
      <p className={styles.state} data-state={state}>
        {texts.states[state]}
      </p>
      <div>
        <LinkButton
          variant="secondary"
          to={paths.consoleItem(organization, 'settings/single-sign-on', id)}
          aria-label={texts.openNamed(name)}
        >
          {texts.open}
        </LinkButton>
      </div>
    </Card>
  )
}
