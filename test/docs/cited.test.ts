/** What the pages name in backticks is there: files and folders, calls of the API, settings. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@atrium/contract/endpoints'
import { expect, test } from 'vitest'
import { names, quoted, read, root, wrong } from './pages.ts'

const folders = ['.ci', 'bench', 'contract', 'deploy', 'docs', 'scripts', 'server', 'test', 'web']
const isMade = (path: string) => /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/.test(path)
/** Each with a slash before it, so that the end of a path is told from the end of a name. */
const sources = globSync(['*', '.*', ...folders.map((folder) => `${folder}/**/*`)], {
  cwd: root,
  exclude: (path) => isMade(path),
}).map((path) => `/${path}`)

/** Made by a command. */
const notOurs = /^(?:routes\.json|(?:server\/)?dist\/.*|profiles\/|test-results\/)$/

function isThere(path: string): boolean {
  if (!path.includes('*') && !path.includes('<')) return sources.some((source) => source.endsWith(`/${path}`))
  const end = path.replaceAll(/[.+]/g, '\\$&').replaceAll(/\*|<\w+>/g, '[^/]+')
  return sources.some((source) => new RegExp(`/${end}$`).test(source))
}

test('every file and folder that is named exists', () => {
  const isPath = (what: string) =>
    /^[\w@.*<>-]+(?:\/[\w@.*<>-]+)*(?:\/|\.(?:tsx?|js|json|jsonc|md|css|html|ya?ml|sh|template))$/.test(what)
  expect(sources.length).toBeGreaterThan(2_000)
  expect(wrong((what) => !isPath(what) || notOurs.test(what) || isThere(what.replace(/\/$/, '')))).toEqual([])
})

test('every call that is named exists, by its method', () => {
  const shape = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, ':x').replace(/\?.*$/, '')
  const calls = endpoints.map(({ method, path }) => `${method} ${shape(path)}`)
  const isCall = (what: string) => {
    const [, method = '', left = '', rest = ''] = /^(GET|POST|PATCH|DELETE) (\.\.\.)?(\/\S+)$/.exec(what) ?? []
    if (method === '') return true
    return calls.some((call) =>
      left === '' ? call === `${method} ${shape(rest)}` : call.startsWith(method) && call.endsWith(shape(rest)),
    )
  }
  expect(wrong(isCall)).toEqual([])
})

test('every setting that is named exists', () => {
  const settings = quoted(join('docs', 'settings.md')).filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name))
  expect(settings.length).toBeGreaterThan(50)
  const begins = new Set(settings.filter((name) => name.includes('_')).map((name) => name.split('_')[0]))
  // The standard's own, which the exporter reads.
  begins.delete('OTEL')
  const isSetting = (what: string) => {
    const name = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==|$)/.exec(what)?.[0]
    return name === undefined || !begins.has(name.split('_')[0]) || settings.includes(name)
  }
  expect(wrong(isSetting)).toEqual([])
})

test('every code, table, column and figure that is named is written somewhere', () => {
  const written = new Set(
    sources
      .filter((path) =>
        /^\/(?:contract|server|web|deploy|docs\/monitoring|scripts)\/.*\.(?:tsx?|sql|json|ya?ml|template|ini)$/.test(
          path,
        ),
      )
      .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[a-z]+(?:_[a-z]+)+/g) ?? []),
  )
  const isWritten = (what: string) =>
    !/^[a-z]+(?:_[a-z]+)+(?:\.[a-z_]+)?$/.test(what) ||
    what.split('.').every((name) => !name.includes('_') || written.has(name))
  expect(wrong(isWritten)).toEqual([])
})

test('every text in quotation marks of the requirements is one of the pages', () => {
  const texts = sources
    .filter((path) => /^\/(?:web\/src\/messages\/en|contract\/src)\/.*\.ts$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'"))
    .join('\n')
  const said = names(read('docs/requirements.md').replaceAll(/`[^`\n]*`/g, ''), /"([^"\n]+?)[,.;:]?"/g)
  expect(said.length).toBeGreaterThan(100)
  // The range of a list, by its shape.
  expect(said.filter((text) => !texts.includes(text))).toEqual(['a - b of total'])
})
