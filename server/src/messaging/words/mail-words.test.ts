/** Every mail in every language: whole, with what belongs in it, in its own words and direction. */
import { directionOf, languages } from '@atrium/contract/languages'
import { expect, test } from 'vitest'
import { type MailParams, type MailTemplate, renderMail } from '#messaging/render-mail.ts'
import { mailWords as english } from './en/mail-words.ts'
import { inEnglish, mailLanguage } from './mail-language.ts'

const templates = Object.keys(english.mails) as MailTemplate[]
const others = languages.filter((language) => language !== 'en')

/** Each value is written nowhere else, so that whoever leaves it out is found. */
const params: MailParams = {
  productName: 'Atriumq',
  email: 'qada@school.example',
  changedTo: 'qbob@school.example',
  displayName: 'Adaq',
  about: 'Qschool',
  from: 'Graceq',
  reason: 'reasonq',
  names: ['Nameq', 'Qname'],
  code: '987654',
  left: 3,
  domain: 'q.example',
  fields: ['given_name', 'photoURL'],
  goodForSeconds: 17 * 86_400,
  on: '2031-12-06',
  link: 'https://accounts.example/actions?mode=x&oobCode=q',
  signedIn: {
    browser: 'Firefoxq',
    system: 'Linuxq',
    network: '192.0.2.0',
    way: 'passkey',
    at: new Date('2032-11-05T10:07:00Z'),
  },
}
const values = [
  ...['Atriumq', 'qada@school.example', 'qbob@school.example', 'Qschool', 'Graceq', 'reasonq', 'Nameq', 'Qname'],
  ...['987654', 'q.example', 'Firefoxq', 'Linuxq', '192.0.2.0'],
]

const originals = new Map(templates.map((template) => [template, renderMail(template, params, inEnglish)]))
const originalOf = (template: MailTemplate) => originals.get(template) ?? renderMail(template, params, inEnglish)

test.each(others)('every mail in %s says what the English one does', async (language) => {
  const spoken = await mailLanguage(language)
  for (const template of templates) {
    const mail = renderMail(template, params, spoken)
    const original = originalOf(template)
    const whole = `${mail.subject}\n${mail.text}`
    for (const value of values) {
      if (`${original.subject}\n${original.text}`.includes(value))
        expect(whole, `${template}: ${value}`).toContain(value)
    }
    for (const year of ['2031', '2032']) {
      if (original.text.includes(year)) expect(digits(whole), `${template}: ${year}`).toContain(year)
    }
    if (original.text.includes('17 days')) expect(digits(whole), `${template}: how long`).toContain('17')
    expect(whole, template).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
    expect(mail.links, template).toEqual(original.links)
    expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
    expect(whole.trim().length, template).toBeGreaterThan(original.text.length / 5)
  }
})

const variants: Partial<MailParams>[] = [
  { displayName: null, from: '', about: '', names: [] },
  ...[0, 1, 2, 11, 100].map((left) => ({ left })),
  ...[60, 3_600, 2 * 3_600, 86_400, 2 * 86_400, 11 * 86_400].map((goodForSeconds) => ({ goodForSeconds })),
  ...(
    [
      [null, null],
      ['Firefox', null],
      [null, 'Linux'],
    ] as const
  ).map(([browser, system]) => ({
    signedIn: { browser, system, network: null, way: 'other' as const, at: new Date() },
  })),
]
/** Of each mail those that make a difference to it: there are six thousand otherwise, most of them the same. */
const variantsOf = new Map(
  templates.map((template) => {
    const { subject, text } = originalOf(template)
    const differs = (variant: Partial<MailParams>) => {
      const other = renderMail(template, { ...params, ...variant }, inEnglish)
      return other.subject !== subject || other.text !== text
    }
    return [template, variants.filter(differs)]
  }),
)

test('each variant makes a difference to a mail', () => {
  const telling = new Set([...variantsOf.values()].flat())
  expect(variants.filter((variant) => !telling.has(variant))).toEqual([])
})

test.each(others)('what is empty, one or many is told in %s as well', async (language) => {
  const spoken = await mailLanguage(language)
  for (const [template, telling] of variantsOf) {
    for (const variant of telling) {
      const { subject, text } = renderMail(template, { ...params, ...variant }, spoken)
      expect(`${subject}\n${text}`, template).not.toMatch(/undefined|null|NaN|\[object|\u2068\u2069| {2}| [,.;]/)
    }
  }
})

/** What telephones show of a subject in a list, and most mail programs. */
const subjectLetters = 60
const letters = new Intl.Segmenter()

test.each(languages)(
  'what a mail in %s is about is read in a list, with names of middling length',
  async (language) => {
    const spoken = await mailLanguage(language)
    const named = {
      ...params,
      productName: 'Atrium',
      about: 'Acme School',
      from: 'Ada Byron',
      domain: 'school.example',
    }
    const cut = templates
      .map((template) => renderMail(template, { ...named, on: '2031-12-06' }, spoken).subject)
      .filter((subject) => [...letters.segment(subject.replaceAll(/[\u2068\u2069]/g, ''))].length > subjectLetters)
    expect(cut).toEqual([])
  },
)

test('a mail in Arabic runs from the right, and names in it keep their own direction', async () => {
  const mail = renderMail('invite', params, await mailLanguage('ar'))
  expect(mail.html).toContain('dir="rtl"')
  expect(mail.html).toContain('text-align:right')
  expect(mail.text).toContain('\u2068Qschool\u2069')
  expect(mail.subject).toContain('\u2068Qschool\u2069')
  expect(mail.text).toContain(params.link)
  expect(renderMail('invite', params).text).not.toContain('\u2068')
})

test('a name that runs from the right turns no mail round whose words run from the left', () => {
  const { subject, text } = renderMail('hand_over', { ...params, from: 'דנה כהן', about: 'בית ספר' })
  expect(subject).toBe('\u2068דנה כהן\u2069 offers you the ownership of \u2068בית ספר\u2069')
  expect(text).toContain('\u2068דנה כהן\u2069 would like you')
})

test('a sign-in in Hindi is told at a time of day without English letters', async () => {
  const at = new Date('2026-12-06T15:05:00Z')
  const signedIn = { browser: 'Firefox', system: 'Windows', network: null, way: 'password', at } as const
  const { text } = renderMail('new_sign_in', { ...params, signedIn }, await mailLanguage('hi'))
  expect(text).toContain('6 दिसंबर 2026 को 15:05 बजे (UTC)')
})

test('a moment is told on its day in a time zone, a day of a calendar as the one that it is', () => {
  const on = (day: Date | string) =>
    renderMail('organization_deleted', { ...params, on: day, timeZone: 'Pacific/Auckland' }).text
  expect(on(new Date('2026-12-06T18:00:00Z'))).toContain('7 December 2026')
  expect(on('2026-12-06')).toContain('6 December 2026')
})

/** Western digits in place of Arabic and Devanagari ones. */
function digits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code < 0x900 ? 0x660 : 0x966))
  })
}

test.each(['Atrium Support', 'ATRIUM', 'Atr1um-Security', 'Official Átrium'])(
  'whoever calls themselves %s is not named in the product’s own mail',
  async (from) => {
    const mail = (one: string) => renderMail('invite', { ...params, productName: 'Atrium', from: one })
    expect(mail(from)).toEqual(mail(''))
    expect(mail('Atrium Gardens').text).toContain('Atrium Gardens invites you')
  },
)
