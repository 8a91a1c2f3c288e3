/**
 * Which letters may stand together in a username: Unicode Technical Standard 39, section 5.2, "highly restrictive".
 * One script, or Latin with those that Japanese, Chinese and Korean are written in.
 */

/** The scripts of living, common use: Unicode Standard Annex 31, table 5. */
const recommended = [
  ...['Arab', 'Armn', 'Beng', 'Bopo', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hang', 'Hani', 'Hebr'],
  ...['Hira', 'Kana', 'Khmr', 'Knda', 'Laoo', 'Latn', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai'],
  'Tibt',
].map((script) => [script])
const together = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
]

/** What every script uses goes with each. */
const anywhere = '\\p{scx=Zyyy}\\p{scx=Zinh}'
let allowed: RegExp[] | undefined

/** Whether the letters are of scripts that may stand together, and the digits of one system. */
export function isOneScript(name: string): boolean {
  // ASCII is Latin alone; the patterns are made once something else is typed.
  if (/^[ -~]*$/.test(name)) return true
  allowed ??= [...recommended, ...together].map(
    (scripts) => new RegExp(`^[${anywhere}${scripts.map((script) => `\\p{scx=${script}}`).join('')}]*$`, 'u'),
  )
  const digits = /[0-9]/.test(name) && /(?![0-9])\p{Nd}/u.test(name)
  return !digits && allowed.some((pattern) => pattern.test(name))
}
