/** The end of a sign-in. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { EndCard } from '#domain/connections/end-card.tsx'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { remove } from '../api/sign-in-connections.ts'

const texts = singleSignOnMessages.remove

export function RemoveCard({ connection: { id, name } }: { connection: SignInConnection }) {
  return (
    <EndCard
      id="sign-in-end"
      connectionId={id}
      texts={texts}
      question={{ title: texts.ask(name), lead: texts.lead }}
      done={texts.done(name)}
      list="settings/single-sign-on"
      end={(organization) => remove(organization, id)}
    />
  )
}
