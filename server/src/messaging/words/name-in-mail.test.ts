/** A name in a mail is a name: one line, short, and nothing that a mail program makes a link of. */
import { expect, test } from 'vitest'
import { type MailTemplate, renderMail } from '#messaging/render-mail.ts'
import { spanOf } from './duration.ts'
import { phrases } from './en/phrases.ts'
import { nameInMail } from './name-in-mail.ts'

const templates: MailTemplate[] = [
  ...(['reset_password', 'verify_email', 'change_email', 'success_reset_password', 'invite', 'hand_over'] as const),
  ...(['second_step_added', 'second_step_removed', 'second_step_taken_off'] as const),
]
const hostile = [
  'Your account is closed.\r\n\r\nConfirm it at http://evil.example/login\r\nBcc: all@example.com',
  'Ada evil.example/x',
  'ada@evil.example',
  'Ada evil．example',
  'Ada evil。example',
  'Ada ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'www.evil.zz',
  'mailto:ada',
  '\u202eelpmaxe.live',
  'evil.\u200bexample',
  'evil\u2024example',
  'x'.repeat(10_000),
  `${'Ada '.repeat(14)}evil.example.com`,
  'Call +1 (555) 010-99-88 now',
  '203.0.113.9',
  'пример.рф xn--e1afmkfd.xn--p1ai',
  '=?utf-8?B?ZXZpbC5jb20=?=',
  '=?utf-8?Q?=E2=80=AEmoc=2Elive?=',
]

test.each(templates)('%s: no name of anybody’s choosing leads anywhere or breaks a line', (template) => {
  for (const name of hostile) {
    const params = { productName: 'Atrium', email: 'bob@example.com', displayName: name, about: name, from: name }
    const { subject, text, html } = renderMail(template, params)
    expect(subject).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
    expect(subject.length).toBeLessThan(200)
    const said = `${subject}\n${text}\n${html}`
      .replaceAll('bob@example.com', '')
      .replaceAll(/<style>[^<]*<\/style>/g, '')
      .replaceAll(/<\/?[a-z][^>]*>/g, '')
    expect(said.normalize('NFKC')).not.toMatch(
      /evil[.。]|evil|www\.|:\/\/|@|mailto|010-99|203\.0|рф|xn--|elpmaxe\.|x{61}|=\?/u,
    )
    expect(text).not.toMatch(/[\p{Cf}\r]/u)
  }
})

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Md.Rahman', 'Md. Rahman'],
  ['Node.js Foundation', 'Node. js Foundation'],
  ['Class of 2026', 'Class of 2026'],
  ['', ''],
])('%j stays readable: %j', (name, told) => {
  expect(nameInMail(name)).toBe(told)
})

test('who has no name that may be told is greeted without one', () => {
  const mail = renderMail('verify_email', { productName: 'Atrium', email: 'bob@example.com' })
  expect(mail.text).toMatch(/^Hello,\n/)
})

test.each([
  [3_600, 'one hour'],
  [3 * 86_400, 'three days'],
  [7 * 86_400, 'seven days'],
  [14 * 86_400 - 0.3, '14 days'],
  [5 * 60, 'five minutes'],
  [90 * 60, 'one hour'],
  [1, 'one minute'],
])('%d seconds are %s', (seconds, words) => {
  expect(phrases.duration(...spanOf(seconds))).toBe(words)
})
