/** One directory: how it stands, what to enter in it, its tokens, its groups, what it asked, and its end. */
import type { Connection } from '@atrium/contract/organizations/provisioning'
import type { RefObject } from 'react'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { provisioningMessages as texts } from '#messages/console/provisioning.ts'
import { toDay } from '#messages/dates.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Card, Cards } from '#ui/layout/card.tsx'
import { directoryNames } from '../directory-name.ts'
import { ConnectionState } from './connection-state.tsx'
import { DisconnectCard } from './disconnect-card.tsx'
import { FreshTokenCard } from './fresh-token-card.tsx'
import { GroupsCard } from './groups-card.tsx'
import { RequestLog } from './request-log.tsx'
import { SetUpCard } from './set-up-card.tsx'
import { TokensCard } from './tokens-card.tsx'
import styles from '../provisioning.module.css'

interface Props {
  /** Undefined where there is none of this id. */
  connection: Connection | undefined
  /** One that was just made, to be copied. */
  token: string | null
  /** The button that says it was. */
  copied: RefObject<HTMLButtonElement | null>
  onToken: (token: string | null) => void
}

export function ConnectionView({ connection, token, copied, onToken }: Props) {
  const { organization, displayName } = useOrganization()
  const title = connection ? directoryNames[connection.directory] : texts.missing
  return (
    <AppLayout
      title={title}
      documentTitle={consoleMessages.pageTitle(title, displayName)}
      summary={connection ? texts.connectedOn(toDay(connection.createdAt)) : texts.missingAdvice}
      action={
        <LinkButton variant="secondary" to={paths.console(organization, 'settings/provisioning')}>
          {texts.back}
        </LinkButton>
      }
    >
      {connection && (
        <div className={styles.part}>
          <Cards>
            {token !== null && (
              <FreshTokenCard connection={connection} token={token} copied={copied} onCopied={() => onToken(null)} />
            )}
            <Card id="directory-state" title={texts.state.title}>
              <ConnectionState connection={connection} />
            </Card>
            {token === null && <SetUpCard connection={connection} />}
            <TokensCard connection={connection} onToken={onToken} />
            <GroupsCard key={connection.id} connection={connection} />
            <RequestLog id={connection.id} />
            <DisconnectCard connection={connection} onDisconnected={() => onToken(null)} />
          </Cards>
        </div>
      )}
    </AppLayout>
  )
}
