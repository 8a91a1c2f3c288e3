/** The first script of a page that was asked for with a token: the token leaves the address before anything else is loaded. */
import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const page = await readFile(new URL('../../index.html', import.meta.url), 'utf8')
const [, head = ''] = page.split('<head>')

test('nothing that loads or runs stands before it', () => {
  const [before = ''] = head.split('<!--hand-off-->')
  expect(before.trim()).toBe('')
})

test('token and nonce are out of the address, and the rest of it stays', () => {
  const script = /<!--hand-off-->\s*<script>(.*?)<\/script>\s*<!--\/hand-off-->/s.exec(head)?.[1] ?? ''
  const window: { __handOff?: object } = {}
  const shown: string[] = []
  const history = {
    state: null,
    replaceState: (_state: null, _title: string, address: URL) => shown.push(address.href),
  }
  const location = { href: 'http://acme.localhost:8080/welcome?token=secret&nonce=abc&view=mine#top' }
  runInNewContext(script, { window, history, location, URL })
  expect(shown).toEqual(['http://acme.localhost:8080/welcome?view=mine#top'])
  expect(window.__handOff).toEqual({ token: 'secret', nonce: 'abc' })
})
