/** What a text shows of what it is given: the same in every language. */
import { languages } from '@atrium/contract/languages'
import type { Text } from './catalogue.ts'
import { samplesOfLines, samplesOfMails, samplesOfTimeline } from './records.ts'

/** A value, and another of its kind: where the other changes the English text, it has to change every one. */
type Pair = readonly [one: unknown, other: unknown]

const values: readonly Pair[] = [
  ['‹Ada›', '‹Bob›'],
  [7_301, 7_302],
  [72, 120],
  [3 * 86_400, 5 * 86_400],
  ['2031-03-04T10:00:00+00:00', '2032-05-06T10:00:00+00:00'],
  [
    ['‹Ada›', '‹Bob›'],
    ['‹Ada›', '‹Cyd›'],
  ],
  // The words that say what somebody is, how they sign in, what changed, and how long it took.
  ['owner', 'staff'],
  ['password', 'google'],
  [
    ['password', 'google'],
    ['password', 'passkey'],
  ],
  ['username', 'pronounce'],
  ['30d', '12m'],
  ['day', 'month'],
]

/** Other words of a kind, for what stands inside a record. */
const otherWords: Readonly<Record<string, string>> = {
  owner: 'staff',
  staff: 'User',
  User: 'staff',
  'password, google': 'password, passkey',
  'displayName logo_url': 'displayName primary',
  primary: 'logo_url',
  starts_on: 'ends_on',
  given_name: 'family_name',
  password: 'google',
  '192.0.2.0': '198.51.100.0',
}

const records: readonly Pair[] = [
  ...differing({ add: 7_301, change: 7_303, same: 7_305, refuse: 7_307 }),
  ...differing({ name: '‹Ada›', label: '‹Red›' }),
  ...differing({ given_name: '‹Ada›', family_name: '‹Red›' }),
  ...differing({ startsOn: '2031-03-04', endsOn: '2032-05-06' }),
  [[{ column: 3, heading: '‹Ada›' }], [{ column: 3, heading: '‹Bob›' }]],
  ...samplesOfLines.flatMap(differing),
  ...samplesOfTimeline.flatMap(differing),
  ...samplesOfMails.flatMap(differing),
]

const isRecord = new Set(records)

/** How each language writes what is no number. */
const noNumbers = languages.map((language) => new Intl.NumberFormat(language).format(NaN))
const broken = new RegExp(['undefined', '\\bnull\\b', ...noNumbers, '\\[object', 'Invalid Date', '\\$\\{'].join('|'))
/** Names that are put in: nothing else stands in such marks. */
const marker = /‹\w+›/g
const inBraces = /\{\w+\}/g

/** What is wrong with a translated text beside the English one; undefined where nothing is. */
export function placeholderFault(english: Text, translated: Text): string | undefined {
  if (typeof english === 'string' || typeof translated === 'string') {
    if (typeof english !== typeof translated) return 'one takes values, the other does not'
    if (broken.test(String(translated))) return `is broken: ${String(translated)}`
    return sameOf(inBraces, String(english), String(translated))
  }
  const taken = takenBy(english)
  let isCalled = false
  for (const { pairs, said } of taken) {
    const theirs = call(translated, onesOf(pairs))
    if (theirs === undefined) continue
    isCalled = true
    const fault = sameOf(marker, said, theirs) ?? unmoved(english, translated, pairs, said, theirs)
    if (fault !== undefined) return fault
  }
  return isCalled ? undefined : 'no values are known that both take: see placeholders.ts'
}

interface Taken {
  pairs: Pair[]
  said: string
}
const known = new WeakMap<object, Taken[]>()

/** The values that a text takes, of all that are known, and what it says of them. */
export function takenBy(english: Exclude<Text, string>): Taken[] {
  const before = known.get(english)
  if (before) return before
  const shapes = new Set<string>()
  const taken = choices(english.length).flatMap((pairs) => {
    const said = call(english, onesOf(pairs))
    if (said === undefined) return []
    // Where only the values differ, one choice of them says as much as all.
    const moves = pairs.map((_pair, at) => call(english, movedAt(at, pairs)) === said)
    const shape = [said.replaceAll(marker, 'name').replaceAll(/\d[\d,.:]*/g, '1'), ...moves].join(' ')
    if (!pairs.some((pair) => isRecord.has(pair)) && shapes.size === shapes.add(shape).size) return []
    return [{ pairs, said }]
  })
  known.set(english, taken)
  return taken
}

/** Names the place whose value the English text shows, and the other does not. */
function unmoved(
  english: Text,
  translated: Text,
  pairs: readonly Pair[],
  said: string,
  theirs: string,
): string | undefined {
  for (const at of pairs.keys()) {
    const given = movedAt(at, pairs)
    const moved = call(english, given)
    if (moved === undefined || moved === said || call(translated, given) !== theirs) continue
    return `does not show value ${at + 1}, ${JSON.stringify(pairs[at])}: ${theirs}`
  }
  return undefined
}

function sameOf(pattern: RegExp, ours: string, theirs: string): string | undefined {
  const [wanted, got] = [ours, theirs].map((text) =>
    [...new Set(text.toLowerCase().match(pattern))].toSorted().join(' '),
  )
  return wanted === got ? undefined : `shows “${got}” and not “${wanted}”: ${theirs}`
}

/** What a text says of these values; undefined where they are not what it takes. */
export function call(text: Text, given: readonly unknown[]): string | undefined {
  try {
    const said = typeof text === 'string' ? text : (text as (...given: readonly unknown[]) => unknown)(...given)
    const written = typeof said === 'string' ? said : JSON.stringify(said)
    return written === undefined || broken.test(written) ? undefined : written
  } catch {
    return undefined
  }
}

export function onesOf(pairs: readonly Pair[]): unknown[] {
  return pairs.map(([one]) => one)
}

function movedAt(at: number, pairs: readonly Pair[]): unknown[] {
  return pairs.map(([one, other], place) => (place === at ? other : one))
}

/** Every choice of values for so many places; a record stands in one of them at most. */
function choices(count: number): Pair[][] {
  const plain = Array.from({ length: count }, () => values).reduce<Pair[][]>(
    (before, all) => before.flatMap((chosen) => all.map((pair) => [...chosen, pair])),
    [[]],
  )
  const withRecord = (at: number) =>
    choicesBeside(count).flatMap((chosen) => records.map((record) => chosen.toSpliced(at, 0, record)))
  return count === 0 || count > 2
    ? plain
    : [...plain, ...Array.from({ length: count }, (_, at) => withRecord(at)).flat()]
}

/** For the other place, where a record stands in one. */
function choicesBeside(count: number): Pair[][] {
  return count === 1 ? [[]] : values.slice(0, 2).map((pair) => [pair])
}

/** A record beside others, each of which differs from it in one value. */
function differing(record: object): Pair[] {
  return Object.entries(record).flatMap(([name, value]): Pair[] =>
    othersThan(value).map((other) => [record, { ...record, [name]: other }]),
  )
}

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return differing(value).map(([, other]) => other)
  if (typeof value !== 'string') return []
  if (value.startsWith('‹')) return ['‹another›']
  if (/^\d{4}-/.test(value)) return [value.replace(/^\d{4}/, '2040')]
  return otherWords[value] === undefined ? [] : [otherWords[value]]
}
