/** One connection: its state, our addresses, its test, what people become by it, and its end. */
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { isApiError } from '#api/api-error.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { consoleMessages } from '#messages/console/console.ts'
import { singleSignOnMessages as texts } from '#messages/console/single-sign-on.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Cards } from '#ui/layout/card.tsx'
import { signInConnection } from '../api/sign-in-connections.ts'
import { kindNames } from '../provider-names.ts'
import { OurSideCard } from './our-side-card.tsx'
import { RemoveCard } from './remove-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { SwitchCard } from './switch-card.tsx'
import { TestCard } from './test-card.tsx'

export function ConnectionPage({ id }: { id: string }) {
  const { organization, displayName } = useOrganization()
  const query = useQuery(signInConnection(organization, id))
  const isMissing = isApiError(query.error, 'not_found')
  const connection = !hasFailed(query) ? query.data : undefined
  const title = isMissing ? texts.missing : (connection?.name ?? consoleMessages.pages['settings/single-sign-on'])
  return (
    <AppLayout
      title={title}
      documentTitle={consoleMessages.pageTitle(title, displayName)}
      summary={isMissing ? texts.missingAdvice : connection && kindNames[connection.kind]}
      action={
        <LinkButton variant="secondary" to={paths.console(organization, 'settings/single-sign-on')}>
          {texts.back}
        </LinkButton>
      }
    >
      {query.isPending && <Waiting />}
      {hasFailed(query) && !isMissing && <FailedPart query={query} />}
      {connection && (
        <Cards>
          <OurSideCard connection={connection} />
          <TestCard connection={connection} />
          <RulesCard connection={connection} />
          <SwitchCard connection={connection} />
          <SettingsCard connection={connection} />
          <RemoveCard connection={connection} />
        </Cards>
      )}
    </AppLayout>
  )
}
