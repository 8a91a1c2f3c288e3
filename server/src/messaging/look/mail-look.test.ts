/** What a mail of an organization looks like: its own, legible, and harmless whatever was chosen. */
import { contrast, parseHex, textContrast, type Rgb } from '@atrium/contract/rules/colors/contrast'
import { describe, expect, test } from 'vitest'
import { renderMail } from '#messaging/render-mail.ts'
import { type MailLook, shownLook } from './mail-look.ts'

const publicOrigin = 'https://accounts.example.com'
const contentOrigin = 'https://cdn.example.com/images'
const params = {
  productName: 'Atrium',
  email: 'bob@example.com',
  about: 'Acme School',
  from: 'Ada',
  goodForSeconds: 60,
}
const link = 'https://accounts.example.com/signin?invite=x'
const mailOf = (look: Partial<MailLook>) =>
  renderMail('invite', {
    ...params,
    link,
    look: shownLook({ logoUrl: '/content/logo.png', primaryColor: '#ffd400', ...look }, publicOrigin, contentOrigin),
  })

function rgb(color: string | undefined): Rgb {
  const read = parseHex(color ?? '')
  if (read === undefined) throw new Error(`no colour: ${color}`)
  return read
}

test('its logo by its whole address, its name beside it, the product’s below', () => {
  const { html } = mailOf({})
  expect(html).toContain('src="https://accounts.example.com/content/logo.png"')
  expect(html).toMatch(/alt=""[^>]*>Acme School<\/p>/)
  expect(html).toMatch(/>Atrium<\/p>/)
})

test('a dark logo that lets through what is behind it has white behind it, also where the mail’s paper is dark', () => {
  const { html } = mailOf({})
  expect(/<img[^>]*>/.exec(html)?.[0]).toContain('background:#ffffff')
  expect(html).not.toMatch(/@media[^<]*img/)
})

test('the document is called by its subject, and a name in it opens nothing', () => {
  const mail = mailOf({})
  expect(mail.html).toContain(`<title>${mail.subject}</title>`)
  const { html } = renderMail('invite', { ...params, link, from: '</title><script>alert(1)</script>' })
  expect(html).not.toMatch(/<script/)
})

test('its text is what it was', () => {
  const { text, subject, links } = renderMail('invite', { ...params, link })
  expect(mailOf({})).toMatchObject({ text, subject, links })
})

test.each(['#ffd400', '#ffffff', '#000', '#777777', '#0070f3', 'red', '#000;}</style><script>alert(1)</script>'])(
  'with %s: every text is legible, in light and in dark, and nothing of it is markup',
  (primaryColor) => {
    const { html } = mailOf({ primaryColor })
    const [, background, text] =
      /class="button"[^>]*background:(#\w+);[^>]*;color:(#\w+);/.exec(html.replaceAll('\n', '')) ?? []
    expect(contrast(rgb(text), rgb(background))).toBeGreaterThanOrEqual(textContrast)
    const [, dark, onDark] = /\.button \{ background: (#\w+) !important; color: (#\w+)/.exec(html) ?? []
    expect(contrast(rgb(onDark), rgb(dark))).toBeGreaterThanOrEqual(textContrast)
    expect(html).not.toMatch(/<script|url\(|expression/)
    expect(html.match(/<style>/g)).toHaveLength(1)
  },
)

describe('a logo that mail programs are not to ask for is left out, and the name stands alone', () => {
  test.each([
    '/default-logo.svg',
    'https://cdn.example.com/logo.SVG?x=1',
    'http://elsewhere.test/logo.png',
    'https://elsewhere.test/logo.png',
    'https://cdn.example.com.elsewhere.test/logo.png',
    'https://elsewhere.test/https://cdn.example.com/logo.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://ok@elsewhere.test/logo.png',
    'https://ok@cdn.example.com/logo.png',
    'http://cdn.example.com/logo.png',
    '//[',
    '',
  ])('%s', (logoUrl) => {
    const { html } = mailOf({ logoUrl })
    expect(html).not.toContain('<img')
    expect(html).toContain('>Acme School</p>')
  })

  test('what is none of an organization’s has the product’s name and no logo', () => {
    const { html } = renderMail('verify_email', { ...params, link })
    expect(html).not.toContain('<img')
    expect(html).toContain('>Atrium</p>')
  })
})

test('an address cannot end its attribute', () => {
  const { html } = mailOf({ logoUrl: 'https://cdn.example.com/a"onerror="alert(1).png' })
  expect(html).toContain('src="https://cdn.example.com/a')
  expect(html).not.toContain('"onerror="')
})
