/** The pages that tell what there is leave nothing out: pages, folders, commands, addresses, languages. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@atrium/contract/languages'
import { expect, test } from 'vitest'
import { consolePatterns, paths, patterns } from '../../web/src/paths.ts'
import { names, present, quoted, read, root } from './pages.ts'

test('the README leads to every page', () => {
  const readme = read('README.md')
  expect(present.filter((page) => page !== 'README.md' && !readme.includes(`](${page}`))).toEqual([])
})

test('the README names every language', () => {
  const readme = read('README.md').toLowerCase()
  const named = new Intl.DisplayNames(['en'], { type: 'language' })
  expect(languages.filter((language) => !readme.includes((named.of(language) ?? language).toLowerCase()))).toEqual([])
})

test('CONTRIBUTING names every command', () => {
  const named = names(read('CONTRIBUTING.md'), /`npm (?:run )?([\w:-]+)/g)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(Object.keys(scripts).filter((script) => !named.includes(script))).toEqual([])
})

test('the architecture names every area and ground of the server, and every room of the pages', () => {
  const named = quoted('docs/architecture.md')
  const rooms = ['server/src', 'contract/src', 'web/src', 'web/src/features'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ room: `${folder}/${name}`, name: `${name}/` })),
  )
  const isNamed = (name: string) => named.some((what) => what === name || what.endsWith(`/${name}`))
  expect(rooms.filter(({ name }) => !isNamed(name)).map(({ room }) => room)).toEqual([])
})

test('the requirements name every address of the pages', () => {
  const routes =
    read('docs/requirements.md')
      .split(/^## /m)
      .find((section) => section.startsWith('Routes')) ?? ''
  const asWritten = (pattern: string) => pattern.replaceAll(/:(\w+)/g, '{$1}')
  const addresses = [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...[...Object.values(patterns), ...consolePatterns].map(asWritten),
  ]
  expect([...new Set(addresses)].filter((address) => !routes.includes(`\`${address}\``))).toEqual([])
})

test('whoever connects a directory or a SAML provider finds every reason of a refusal', () => {
  const [, causes = ''] =
    /const provisioningCauses = \[([^\]]+)\]/.exec(read('contract/src/organizations/provisioning.ts')) ?? []
  const problems = read('server/src/single-sign-on/saml/saml-refusal.ts')
  const reasons = {
    'docs/scim.md': names(causes, /'(\w+)'/g),
    'docs/single-sign-on-saml.md': names(problems, /\| '(\w+)'/g),
  }
  for (const [page, codes] of Object.entries(reasons)) {
    const named = quoted(page)
    expect(codes.length).toBeGreaterThan(10)
    expect(
      codes.filter((code) => !named.includes(code)),
      page,
    ).toEqual([])
  }
})

test('the glossary is in the order of its terms, each once', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| (\w[^|]*?) +\|/gm)].map(([, term = '']) =>
    term.toLowerCase(),
  )
  const [, ...entries] = terms
  expect(entries.length).toBeGreaterThan(40)
  expect(entries).toEqual([...new Set(entries)].toSorted())
})
