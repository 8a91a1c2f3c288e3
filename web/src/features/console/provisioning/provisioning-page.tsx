/** The directories of an organization, for its owners: all of them, or one with what can be done about it. */
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { consoleMessages } from '#messages/console/console.ts'
import { provisioningMessages as texts } from '#messages/console/provisioning.ts'
import { paths } from '#paths.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { useStillHere } from '#ui/layout/use-still-here.ts'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import { connectionList } from './api/connections.ts'
import { ConnectionView } from './connection/connection-view.tsx'
import { Directories } from './directories.tsx'
import type { FreshToken } from './fresh-token.ts'

const title = consoleMessages.pages['settings/provisioning']

/** One for both addresses, so that a token outlives the way from the one to the other. */
export function ProvisioningPage() {
  const { organization, displayName } = useOrganization()
  const { id } = useParams()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const list = useQuery(connectionList(organization))
  const [fresh, setFresh] = useState<FreshToken | null>(null)
  const copied = useRef<HTMLButtonElement>(null)
  const guard = (
    <UnsavedChanges
      unsaved={fresh !== null}
      texts={texts.fresh.leave}
      onLeave={() => setFresh(null)}
      returnFocus={copied}
    />
  )
  if (list.data === undefined || hasFailed(list)) {
    return (
      <AppLayout title={title} documentTitle={consoleMessages.pageTitle(title, displayName)} summary={texts.lead}>
        {!hasFailed(list) ? <Waiting /> : <FailedPart query={list} />}
      </AppLayout>
    )
  }
  const connections = list.data.results
  if (id !== undefined) {
    const connection = connections.find((one) => one.id === id)
    return (
      <>
        <ConnectionView
          // What was open or typed about one is not about another.
          key={id}
          connection={connection}
          token={fresh?.connectionId === id ? fresh.token : null}
          copied={copied}
          onToken={(token) => setFresh(token === null ? null : { connectionId: id, token })}
        />
        {guard}
      </>
    )
  }
  return (
    <Directories
      connections={connections}
      isBusy={list.isFetching}
      onConnected={(made) => {
        if (!isStillHere()) return
        void navigate(paths.consoleItem(organization, 'settings/provisioning', made.connectionId))
        setFresh(made)
      }}
    />
  )
}
