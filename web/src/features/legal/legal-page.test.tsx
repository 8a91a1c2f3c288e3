/** The privacy page says what is so on this installation (docs/requirements.md#routes). */
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { legalMessages } from '#messages/legal.ts'
import { PageSettingsContext } from '#page-settings.ts'
import { hostedIdentity, plainPageSettings } from '#testing/page-settings.ts'
import { paths } from '#paths.ts'
import { PrivacyPage } from './legal-page.tsx'

const { privacy } = legalMessages
function privacyOf(changes: Partial<PageSettings>): string {
  return renderToString(
    <StaticRouter location={paths.privacy}>
      <PageSettingsContext value={{ ...plainPageSettings, ...changes }}>
        <PrivacyPage />
      </PageSettingsContext>
    </StaticRouter>,
  )
}

const depends = [...Object.values(privacy.password), ...Object.values(privacy.elsewhere)]
const said = (page: string) => depends.filter((sentence) => page.includes(sentence))

describe('what of it depends on the installation', () => {
  const { password, elsewhere } = privacy
  const views = { pageViewsUrl: 'https://views.example', apmServerUrl: null }
  const apm = { pageViewsUrl: null, apmServerUrl: 'https://apm.example' }
  test.each<[string, Partial<PageSettings>, string[]]>([
    ['by itself', {}, [password.embedded, elsewhere.nothing]],
    ['a hosted provider', { identity: hostedIdentity }, [password.hosted, elsewhere.hosted]],
    ['page views', { monitoring: views }, [password.embedded, elsewhere.monitored]],
    [
      'performance, and a hosted provider',
      { identity: hostedIdentity, monitoring: apm },
      [password.hosted, elsewhere.hosted, elsewhere.monitored],
    ],
  ])('%s', (_what, changes, sentences) => {
    expect(said(privacyOf(changes))).toEqual(sentences)
  })
})

test('a person finds there what they can do by themselves', () => {
  const page = privacyOf({})
  expect(page).toContain('Campus keeps what you give it')
  expect(page).toContain('On your account page you can download what is kept about you, and delete your account.')
})
