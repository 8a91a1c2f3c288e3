/** Every text is read somewhere: what nobody reads would be translated, and checked, for nothing. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { mailWords } from '../../server/src/messaging/words/en/mail-words.ts'
import { filesOf, pathsIn, sourcePath, textsOf } from './catalogue.ts'
import { isUsed, usageIn, type Source } from './usage.ts'

/** A second or two, where nothing else runs: every page's source is parsed. */
const busyMachineMs = 60_000

/** The texts of a catalogue that no source reads. In: its English folder, who may read it, and by which names. */
async function unreadIn(english: string, readers: readonly string[], named: Record<string, string>): Promise<string[]> {
  const all = await filesOf(posix.dirname(english), 'en')
  const files = new Map(all.map(({ path, english: exports }) => [path, exports]))
  const fileOf = (reader: string, from: string) => {
    const name = Object.keys(named).find((prefix) => from.startsWith(prefix))
    const beside = posix.relative(english, posix.join(posix.dirname(reader), from))
    const path = name === undefined ? beside : `${from.slice(name.length)}${named[name]}`
    const exports = files.get(path)
    return exports && { path, exports }
  }
  const sources = readers.map((path): Source => ({
    path,
    text: readFileSync(sourcePath(path), 'utf8'),
    imported: (from) => fileOf(path, from),
  }))
  const usage = usageIn(sources)
  const texts = [...files].flatMap(([path, exports]) => [...textsOf(exports).keys()].map((name) => `${path}: ${name}`))
  return texts.filter((path) => !isUsed(path, usage))
}

/** What is read in a folder, besides by the texts of other languages. */
function readersIn(folder: string, catalogue: string): string[] {
  return pathsIn(folder)
    .map((path) => `${folder}${path}`)
    .filter((path) => !path.startsWith(`${catalogue}/`) || path.startsWith(`${catalogue}/en/`))
}

test(
  'every text is read by a page',
  async () => {
    const readers = readersIn('web/src/', 'web/src/messages')
    expect(await unreadIn('web/src/messages/en', readers, { '#messages/': '' })).toEqual([])
  },
  busyMachineMs,
)

/** These take whichever sentence there is: the one knows our own by it, the other is told the name of one. */
const takesAny = ['server/src/http/input/parse.ts', 'server/src/content/receive.ts']

test('every sentence beside a field is read by a rule, a page or the server', async () => {
  const sources = ['contract/src/', 'server/src/', 'web/src/']
    .flatMap((folder) => readersIn(folder, 'contract/src/sentences'))
    .filter((path) => !takesAny.includes(path))
    .map((path) => ({ path, text: readFileSync(sourcePath(path), 'utf8') }))
  const readers = sources.filter(({ text }) => text.includes('sentences/en/')).map(({ path }) => path)
  const unread = await unreadIn('contract/src/sentences/en', readers, { '@atrium/contract/sentences/en/': '.ts' })
  const isNamed = (path: string) => sources.some(({ text }) => text.includes(`'${path.split('.').at(-1)}'`))
  // Refusals are looked up by their codes, which types compare with the errors there are.
  expect(unread.filter((path) => !path.startsWith('refusals.ts') && !isNamed(path))).toEqual([])
})

test('every mail is sent by the server', () => {
  const sources = readersIn('server/src/', 'server/src/messaging/words')
    .filter((path) => !path.startsWith('server/src/messaging/words/'))
    .map((path) => readFileSync(sourcePath(path), 'utf8'))
  // Those of a second step are named by what happened to it.
  const isNamed = (mail: string) => {
    const [name, event] = [`'${mail}'`, `'${mail.replace('second_step_', '')}'`]
    return sources.some((text) => text.includes(name) || text.includes(event))
  }
  const unsent = Object.keys(mailWords.mails).filter((mail) => !isNamed(mail))
  expect(unsent).toEqual([])
})
