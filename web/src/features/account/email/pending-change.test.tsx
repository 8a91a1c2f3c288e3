/** What is offered while a link to another address is under way, where the provider can do it. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mailMessages } from '#messages/mail.ts'
import { wayMessages } from '#messages/account/ways.ts'
import { PageSettingsContext } from '#page-settings.ts'
import { hostedIdentity, plainPageSettings } from '#testing/page-settings.ts'
import { PendingChange } from './pending-change.tsx'

const ignore = () => undefined

test.each([
  ['the embedded provider makes the link void', plainPageSettings.identity, true],
  ['the hosted provider cannot', hostedIdentity, false],
] as const)('%s', (_what, identity, isOffered) => {
  const page = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <PageSettingsContext value={{ ...plainPageSettings, identity }}>
        <PendingChange to="ada@example.com" onSent={ignore} onKept={ignore} />
      </PageSettingsContext>
    </QueryClientProvider>,
  )
  expect(page).toContain(mailMessages.sendAgain)
  expect(page.includes(wayMessages.email.keep)).toBe(isOffered)
})
