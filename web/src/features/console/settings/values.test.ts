/** What a form of the settings sends. */
import { expect, test } from 'vitest'
import { changesOf } from '#domain/saved-settings/use-saved-settings.ts'
import { bodyOf, valuesOf } from './values.ts'

const saved = valuesOf({
  id: 'o',
  name: 'acme',
  displayName: 'Acme School',
  time_zone: 'UTC',
  language: 'en',
  version: 3,
  branding: { logo_url: '/l.svg', colors: { primary: '#000000', page_background: '#ffffff' } },
  metadata: { company_email: null },
})

test('only what differs from what is saved is sent', () => {
  const draft = { displayName: 'Acme School', primary: '#aa0000', company_email: '' }
  expect(bodyOf(3, changesOf(saved, draft))).toEqual({ version: 3, branding: { colors: { primary: '#aa0000' } } })
})

test('an emptied address is none', () => {
  expect(bodyOf(4, { company_email: ' ' })).toEqual({ version: 4, metadata: { company_email: null } })
})
