/** Pages: placeholders, settings and policy. */
import { createHash } from 'node:crypto'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { expect, test } from 'vitest'
import { createPage } from './page.ts'

const settings: PageSettings = {
  productName: 'Atrium',
  hostDomain: 'localhost:8080',
  publicOrigin: 'http://localhost:8080',
  organizationOrigin: 'http://{name}.localhost:8080',
  organizationSite: 'http://{name}.localhost:8080',
  authorSite: 'http://studio.localhost:8080/@{author_id}',
  redirectOrigins: [],
  identity: { provider: 'embedded' },
  google: false,
  passkeys: false,
  monitoring: { pageViewsUrl: null, apmServerUrl: null },
  space: null,
}
const plain = { theme: undefined, withToken: false }
const html = `<html><head><!--hand-off--><script>early()</script><!--/hand-off--><!--page-settings--><style>p{}</style><script src="/a.js"></script></head><body>__PRODUCT_NAME__</body></html>`

test('a product name is text, whatever it holds', () => {
  const page = createPage(html, { texts: { PRODUCT_NAME: '<b>"A" & \'B\'</b>' }, connect: [], images: [] })
  expect(page.render(settings, plain)).toContain('<body>&#60;b&#62;&#34;A&#34; &#38; &#39;B&#39;&#60;/b&#62;</body>')
})

test('settings cannot end their block', () => {
  const hostile = { ...settings, productName: '</script><script>alert(1)</script><!--' }
  const rendered = createPage(html, {
    texts: {},
    connect: ['https://id.example'],
    images: ['https://cdn.example'],
  }).render(hostile, plain)
  expect(rendered).not.toContain('<script>alert')
  const json = /id="page-settings">(.*?)<\/script>/.exec(rendered)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(hostile)
})

test('the policy allows the inline elements of the page by their hashes and nothing inline besides', () => {
  const policy = createPage(html, {
    texts: {},
    connect: ['https://id.example'],
    images: ['https://cdn.example'],
  }).policy()
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${hash('early()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('p{}')};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("connect-src 'self' https://id.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  expect(policy).not.toContain('unsafe')
})

test('only a visit with a token gets the script that takes it out of the address', () => {
  const page = createPage(html, { texts: {}, connect: [], images: [] })
  expect(page.render(settings, plain)).not.toContain('early()')
  expect(page.render(settings, { ...plain, withToken: true })).toMatch(/^<html><head>.*<script>early\(\)<\/script>/)
})

test('a theme that was chosen stands in the document', () => {
  const page = createPage(html, { texts: {}, connect: [], images: [] })
  expect(page.render(settings, plain)).toMatch(/^<html>/)
  expect(page.render(settings, { ...plain, theme: 'dark' })).toMatch(/^<html data-theme="dark">/)
})
