/** Names in many scripts, how two ways to write one are the same, and what is looked for in them. */
import { normalized } from '@atrium/contract/rules/normalize'
import { nameProblem } from '@atrium/contract/rules/person-name'
import fc from 'fast-check'

/**
 * As names are compared in lists (docs/decisions/0107): however wide, in small letters, with one sigma and one i. Marks
 * count.
 */
export function folded(name: string): string {
  const letters = Array.from(normalized(name, 'NFKC'), (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase()))
  return letters.join('').replaceAll('ς', 'σ').replaceAll('ı', 'i').replaceAll('i\u0307', 'i')
}

/** By code points, as the databases of these tests have them: the order within a script is the database's own. */
export function compared(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

/** Whether what was typed is a part of one of these; nothing that is seen finds everybody. */
export function isFound(typed: string | undefined, ...names: string[]): boolean {
  const part = folded((typed ?? '').trim())
  return part === '' || names.some((name) => folded(name).includes(part))
}

const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).slice(0, 100).trim()
export const names = [
  ...[
    'Ada Byron',
    'ada byron',
    'ADA BYRON',
    'Ada',
    'ＡＤＡ',
    'Élodie',
    'E\u0301lodie',
    'ÉLODIE',
    'Elodie',
    'Ζωή Παππάς',
  ],
  ...['ΓΙΩΡΓΟΣ ΠΑΠΠΑΣ', 'Γιώργος Παππάς', 'ΟΔΟΣ', 'οδος', 'Işık', 'IŞIK', 'İpek', 'ipek', 'Müller', 'Muller', 'GRÖẞE'],
  ...[
    'größe',
    'Жанна Яна',
    'ПРИВЕТ',
    'மீனா',
    'साइना',
    'محمد',
    'מרים',
    'สมชาย',
    '李小龍',
    '김민준',
    'ヤマダ',
    'ﾔﾏﾀﾞ',
    '𞤀𞤣',
  ],
  ...['50%', '100％ Ann', 'a_b', 'a＿b', 'ab', 'axb', String.raw`back\slash`, '＼', String.raw`\%`, "O'Neill", '"Ann"'],
  ...['😀 Ann', '👩‍👩‍👧', 'Ann  Lee', 'Ann Lee', '(none)', '-', '*', 'ǅem', 'ﬁne', '①', long, `${long.slice(0, 99)}x`],
].filter((name) => nameProblem(name, 100) === null)

/** Inside a username there is no space, and less else. */
export const usernames = [
  ...['ada', 'Byron', 'γιώργος', 'ΝΙΚΟΣ', 'işık', 'IRMAK', 'İnci', 'müller', 'жанна', 'a_b', 'x!', "o'neill", 'li小龍'],
  ...['ﾔﾏﾀﾞ', 'zoë', 'ＡＬＬＥ', 'a-b.c'],
]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const whole = [...names, ...usernames, 'ada@example.com', 'example']
const cut = fc
  .tuple(fc.constantFrom(...whole), fc.nat(20), fc.integer({ min: 1, max: 12 }))
  .map(([name, from, length]) => {
    const letters = Array.from(graphemes.segment(name), ({ segment }) => segment)
    const start = from % letters.length
    return letters.slice(start, start + length).join('')
  })
const written: ((part: string) => string)[] = [
  ...[(part: string) => part, (part: string) => part.toUpperCase(), (part: string) => part.toLowerCase()],
  ...[
    (part: string) => normalized(part, 'NFD'),
    (part: string) => ` ${part}\u00a0 `,
    (part: string) => normalized(part, 'NFKC'),
  ],
]

/** Parts of names, however they are typed, and what means something elsewhere. */
export const search = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(cut, fc.constantFrom(...written)).map(([part, way]) => way(part)) },
  { weight: 1, arbitrary: fc.constantFrom(...whole) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '%',
        '_',
        '\\',
        '％',
        '＿',
        '＼',
        '\\%',
        '%%',
        '"',
        "'",
        ' ',
        '',
        '\u00a0',
        'ς',
        'Σ',
        'ı',
        'I',
        'İ',
        'a%b',
        'a_b',
      ],
    ),
  },
)
export const displayName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.constant('') },
)
