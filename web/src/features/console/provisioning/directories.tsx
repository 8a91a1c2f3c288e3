/** All directories of an organization, the way to connect one, and what to do before the first. */
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { maxConnections } from '@atrium/contract/limits'
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { provisioningMessages as texts } from '#messages/console/provisioning.ts'
import { toDay } from '#messages/dates.ts'
import { allOf } from '#messages/format.ts'
import { paths } from '#paths.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card, Cards } from '#ui/layout/card.tsx'
import { domainList } from '../domains/api/domains.ts'
import { ConnectDirectory } from './connect-directory.tsx'
import { ConnectionState } from './connection/connection-state.tsx'
import { directoryNames } from './directory-name.ts'
import type { FreshToken } from './fresh-token.ts'
import styles from './provisioning.module.css'

const title = consoleMessages.pages['settings/provisioning']

interface Props {
  connections: readonly Connection[]
  isBusy: boolean
  onConnected: (made: FreshToken) => void
}

export function Directories({ connections, isBusy, onConnected }: Props) {
  const { organization, displayName } = useOrganization()
  const [isConnecting, setIsConnecting] = useHeldState(`new directory dialog of ${organization}`, false)
  const connect = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} onClick={() => setIsConnecting(true)}>
      {texts.connect.open}
    </Button>
  )
  return (
    <AppLayout
      title={title}
      documentTitle={consoleMessages.pageTitle(title, displayName)}
      summary={texts.lead}
      action={connections.length > 0 && connections.length < maxConnections ? connect('primary') : undefined}
    >
      {connections.length === 0 ? <Empty connect={connect} /> : null}
      {connections.length >= maxConnections ? <p className={styles.soft}>{texts.connect.full}</p> : null}
      {connections.length > 0 && (
        <section aria-label={texts.list} aria-busy={isBusy}>
          <Cards>
            {connections.map((connection) => (
              <DirectoryCard key={connection.id} connection={connection} />
            ))}
          </Cards>
        </section>
      )}
      {isConnecting && <ConnectDirectory onConnected={onConnected} onClose={() => setIsConnecting(false)} />}
    </AppLayout>
  )
}

/** What comes first is the domain: without one, whoever a directory adds is refused. */
function Empty({ connect }: { connect: (variant: 'primary' | 'secondary') => ReactNode }) {
  const { organization } = useOrganization()
  const domains = useQuery(domainList(organization))
  const proven = domains.data?.results.filter(({ state }) => state === 'proven').map(({ domain }) => domain)
  const isReady = proven !== undefined && proven.length > 0
  return (
    <div className={styles.part}>
      <p className={styles.sentence}>{texts.empty.sentence}</p>
      <p className={styles.text}>{texts.empty.advice}</p>
      <Status className={styles.text}>
        {isReady ? texts.empty.proven(allOf(proven)) : proven && texts.empty.prove}
      </Status>
      <div className={styles.actions}>
        {isReady || proven === undefined ? null : (
          <LinkButton to={paths.console(organization, 'settings/domains')}>{texts.empty.toDomains}</LinkButton>
        )}
        {connect(isReady ? 'primary' : 'secondary')}
      </div>
    </div>
  )
}

function DirectoryCard({ connection }: { connection: Connection }) {
  const { organization } = useOrganization()
  const { id, directory, createdAt } = connection
  const name = directoryNames[directory]
  const day = toDay(createdAt)
  return (
    <Card id={`directory-${id}`} title={name} lead={texts.connectedOn(day)}>
      <ConnectionState connection={connection} />
      <div>
        <LinkButton
          variant="secondary"
          to={paths.consoleItem(organization, 'settings/provisioning', id)}
          aria-label={texts.openNamed(name, day)}
        >
          {texts.open}
        </LinkButton>
      </div>
    </Card>
  )
}
