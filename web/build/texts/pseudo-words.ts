/** Texts as no language has them, longer and accented: what stands beside them as it was is in no catalogue. */

/** Of letters that have one: read as before, and no longer of ASCII. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  ['aå', 'bƀ', 'cç', 'dð', 'eé', 'fƒ', 'gĝ', 'hĥ', 'iî', 'jĵ', 'kķ', 'lļ', 'mɱ', 'nñ', 'oö', 'pþ', 'qǫ', 'rŕ', 'sš']
    .concat(['tţ', 'uû', 'vṽ', 'wŵ', 'xẋ', 'yý', 'zž'])
    .flatMap(([plain = '', accented = '']) => [
      [plain, accented],
      [plain.toUpperCase(), accented.toUpperCase()],
    ]),
)

/** So much longer are German, or French, at their worst: more would find what no language does. */
const growth = 1.4

/** Marks that whoever shows the text looks for, and what another text made so already. */
const kept = [/\{\w+\}/, /\[[^\]]*\]/].map(({ source }) => source)

/**
 * In: a text, and what was put into it (names, addresses), which stays as it is. Out: the same in accented letters,
 * longer by 40 % and between brackets, so that one sees where it ends. A text without letters stays as it is.
 */
export function pseudoText(text: string, put: readonly string[] = []): string {
  const names = put.filter((one) => one.length > 1).map(escaped)
  const parts = text.split(new RegExp(`(${[...names, ...kept].join('|')})`))
  const isOwn = (_part: string, index: number) => index % 2 === 0
  const own = parts.filter(isOwn).join('')
  if (!/[a-z]/i.test(own)) return text
  const words = parts.map((part, index) => (isOwn(part, index) ? accented(part) : part)).join('')
  const lacking = Math.ceil(own.length * growth) - accented(own).length - '[]'.length
  return `[${words}${'~'.repeat(Math.max(0, lacking))}]`
}

/** The same of all that a module of texts hands out. In: texts, functions that make some, and records and lists of both. */
export function pseudo<Value>(value: Value): Value {
  return dressed(value, []) as Value
}

function dressed(value: unknown, put: readonly string[]): unknown {
  if (typeof value === 'string') return pseudoText(value, put)
  if (typeof value === 'function')
    return (...given: unknown[]): unknown => dressed(Reflect.apply(value, undefined, given), textsIn(given))
  if (Array.isArray(value)) return value.map((one) => dressed(one, put))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dressed(one, put)]))
}

/** Vowels twice: a word grows as those of other languages do, and breaks no later. */
function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => (accents[letter] ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1))
}

function textsIn(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  return typeof given === 'object' && given !== null ? Object.values(given).flatMap(textsIn) : []
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
