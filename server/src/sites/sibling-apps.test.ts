/** Addresses of sibling apps: which templates are taken, and which origins they stand for. */
import { siblingApps } from '@atrium/contract/page/page-settings'
import { isOriginOf } from '@atrium/contract/rules/address-template'
import { describe, expect, test } from 'vitest'
import { SettingsError } from '#settings-error.ts'
import { appSettings, originTemplate, readApps } from './sibling-apps.ts'

test('every app has its setting; an app without one has no address', () => {
  expect(siblingApps.map((app) => appSettings[app])).toEqual(siblingApps.map((app) => `APP_${app.toUpperCase()}_URL`))
  expect(readApps({ APP_LEARNER_URL: '' }, 'example.com')).toEqual({})
})

test.each([
  ['APP_LEARNER_URL', 'https://{name}.learn.example.org'],
  ['APP_LEARNER_URL', 'http://{name}.localhost:3000/'],
  ['APP_LEARNER_URL', 'https://learn-{name}.example.org/#/home?of={name}'],
  ['APP_LEARNER_URL', 'https://learn.example.org'],
  ['APP_LEARNER_URL', 'https://{name}.learn.{host}/'],
  ['APP_AUTHORING_URL', 'https://authoring.{host}/@{author_id}'],
  ['APP_CONSOLE_URL', 'https://console.{host}/{name}'],
  ['APP_CONSOLE_URL', 'https://console.{host}/{author_id}'],
])('%s=%s is taken', (name, value) => {
  expect(Object.values(readApps({ [name]: value }, 'localhost:8080'))).toEqual([
    value.replace('{host}', 'localhost:8080'),
  ])
})

test.each([
  ['APP_LEARNER_URL', 'learn.example.org'],
  ['APP_LEARNER_URL', 'ftp://learn.example.org/{name}'],
  ['APP_LEARNER_URL', 'javascript:alert(1)//{name}'],
  ['APP_LEARNER_URL', 'https://user@learn.example.org/{name}'],
  ['APP_LEARNER_URL', 'https://{name}@learn.example.org/'],
  ['APP_LEARNER_URL', 'https://learn.example.org/{user}'],
  ['APP_LEARNER_URL', 'https://learn.example.org/{name'],
  ['APP_LEARNER_URL', 'https://learn.example.org/{author_id}'],
  ['APP_LEARNER_URL', 'https://{name}'],
  ['APP_LEARNER_URL', 'https://{name}.org'],
  ['APP_LEARNER_URL', 'https://example.{name}'],
  ['APP_LEARNER_URL', 'https://{name}.{name}.example.org'],
  ['APP_LEARNER_URL', 'https://learn.example.org:{name}'],
  ['APP_LEARNER_URL', 'https:\\\\learn.example.org\\{name}'],
  ['APP_AUTHORING_URL', 'https://authoring.example.org/{name}'],
  ['APP_ADMIN_URL', 'https://admin.example.org/{name}/{author_id}'],
])('%s=%s is refused in a sentence that names it and does not repeat it', (name, value) => {
  const reading = () => readApps({ [name]: value }, 'example.com')
  expect(reading).toThrow(SettingsError)
  const example = String.raw`https://\{(?:name|author_id)\}\.[a-z]+\.example\.com`
  const sentence = `^The setting ${name} is not valid: it expects an http or https address such as ${example}\\.$`
  expect(reading).toThrow(new RegExp(sentence))
})

describe('origins of a template', () => {
  const origin = originTemplate('HTTPS://{name}.Learn.example.org:443/home?of={name}')

  test('it is written as browsers write origins', () => {
    expect(origin).toBe('https://{name}.learn.example.org')
    expect(originTemplate('http://authoring.localhost:9000/@{author_id}')).toBe('http://authoring.localhost:9000')
  })

  test.each(['https://acme.learn.example.org', 'https://abc.learn.example.org'])('%s is one', (candidate) => {
    expect(isOriginOf(origin, candidate)).toBe(true)
  })

  test.each([
    'http://acme.learn.example.org',
    'https://acme.learn.example.org:8443',
    'https://acme.learn.example.org.evil.test',
    'https://evil.test/.learn.example.org',
    'https://a.b.learn.example.org',
    'https://ACME.learn.example.org',
    'https://.learn.example.org',
    'https://learn.example.org',
    'https://ac.learn.example.org',
    'https://studio.learn.example.org',
    'https://{name}.learn.example.org',
    'https://acme.learn.example.org/',
    'https://acme.learn.exampleXorg',
    'null',
    '',
  ])('%s is not', (candidate) => {
    expect(isOriginOf(origin, candidate)).toBe(false)
  })

  test('of a publisher’s, and of one host for all', () => {
    expect(isOriginOf('https://{author_id}.press.example', 'https://acme-press.press.example')).toBe(true)
    expect(isOriginOf('https://{author_id}.press.example', 'https://-acme.press.example')).toBe(false)
    expect(isOriginOf('https://learn.example', 'https://learn.example')).toBe(true)
    expect(isOriginOf('https://learn.example', 'https://acme.learn.example')).toBe(false)
  })
})
