/** What is a domain of somebody's own, and what only looks like one. */
import { domainMessages } from '@atrium/contract/sentences/en/domains'
import { expect, test } from 'vitest'
import { Refusal } from '#http/refusal.ts'
import { domainOf, readDomain } from './domain-name.ts'

function refusalOf(written: string): string | undefined {
  try {
    return `accepted as ${readDomain(written)}`
  } catch (error) {
    if (error instanceof Refusal) return error.fields?.['domain']
    throw error
  }
}

test.each([
  ['school.org', 'school.org'],
  ['School.ORG', 'school.org'],
  ['school.org.', 'school.org'],
  ['ｓchool。org', 'school.org'],
  ['münchen.de', 'xn--mnchen-3ya.de'],
  ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
  ['mail.school.org', 'mail.school.org'],
  ['school.k12.ca.us', 'school.k12.ca.us'],
  ['somebody.github.io', 'somebody.github.io'],
  // A name that a provider has elsewhere is only part of it.
  ['my-hotmail.org', 'my-hotmail.org'],
  ['hotmail.school.org', 'hotmail.school.org'],
  ['mail.yahoo.school', 'mail.yahoo.school'],
  ['school.test', 'school.test'],
])('%s is %s', (written, domain) => {
  expect(readDomain(written)).toBe(domain)
})

test('a Cyrillic letter makes it another domain, and shows it', () => {
  expect(readDomain('ѕchool.org')).toBe('xn--chool-g2e.org')
})

test.each([
  ...[
    '',
    ' ',
    '.',
    'school',
    'localhost',
    'a.localhost',
    'school..org',
    '.school.org',
    'school.org..',
    '-a.org',
    'a-.org',
  ],
  ...['https://school.org', 'school.org/', 'school.org/path', 'school.org:53', 'school.org?x', 'school.org#x'],
  ...['ada@school.org', '@school.org', 'sch ool.org', 'school.org\n', 'school\u0000.org', 'a_b.org', '*.school.org'],
  ...['127.0.0.1', '0x7f.1', '2130706433', '1.2', '[::1]', '::1', '10.0.0.1.', 'exa%6dple.com', 'school.org\\x'],
  ...[`${'a'.repeat(64)}.org`, `${'a.'.repeat(125)}org`, '\u200d.org'],
])('%j is no domain', (written) => {
  expect(refusalOf(written)).toBe(domainMessages.domainInvalid)
})

test.each(['org', 'com', 'co.uk', 'github.io', 'kawasaki.jp'].filter((name) => name.includes('.')))(
  '%s is shared by many',
  (suffix) => {
    expect(refusalOf(suffix)).toBe(domainMessages.domainShared)
  },
)

test.each([
  ...['gmail.com', 'GMAIL.com.', 'googlemail.com', 'outlook.com', 'qq.com', 'proton.me', 'ｇmail.com'],
  ...['hotmail.be', 'yahoo.com.sg', 'outlook.co.th', 'gmx.fr'],
])('%s is a mail provider’s', (provider) => {
  expect(refusalOf(provider)).toBe(domainMessages.domainOfMailProvider)
})

test.each([
  ['ada@school.org', 'school.org'],
  ['Ada@SCHOOL.org', 'school.org'],
  ['ada@mail.school.org', 'mail.school.org'],
  ['"a@school.org"@evil.org', undefined],
  ['a@school.org@evil.org', undefined],
  ['ada@school.org.', undefined],
  ['ada@[127.0.0.1]', undefined],
  ['ada@ѕchool.org', undefined],
  ['school.org', undefined],
  ['', undefined],
])('the domain of %s is %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain)
})
