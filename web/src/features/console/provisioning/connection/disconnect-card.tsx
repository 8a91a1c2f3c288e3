/** The end of a directory. */
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { EndCard } from '#domain/connections/end-card.tsx'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { disconnect } from '../api/connections.ts'
import { directoryNames } from '../directory-name.ts'

const texts = provisioningMessages.disconnect

interface Props {
  connection: Connection
  onDisconnected: () => void
}

export function DisconnectCard({ connection: { id, directory, people }, onDisconnected }: Props) {
  const name = directoryNames[directory]
  return (
    <EndCard
      id="directory-end"
      connectionId={id}
      texts={texts}
      question={{ title: texts.ask(name), lead: texts.askLead(people.members) }}
      done={texts.done(name)}
      list="settings/provisioning"
      end={(organization) => disconnect(organization, id)}
      onEnded={onDisconnected}
    />
  )
}
