/** Two ways to write a name are one name. */
import { expect, test } from 'vitest'
import { nameKey, normalized } from './normalize.ts'
import { organizationDisplayName } from './organization.ts'
import { usernameProblem } from './usernames/username.ts'

test.each(['ada', 'ADA', ' Ada ', 'ＡＤＡ', 'ａｄａ', '𝐀𝐝𝐚'])('%s is ada', (name) => {
  expect(nameKey(name)).toBe('ada')
})

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const

test.each(forms)('%s is that of the standard, for as many marks as anybody writes', (form) => {
  for (const text of ['Zoë', 'ﬁ ½ ｶﾞ', `q${'\u0301\u0327'.repeat(15)}`, `${'e\u0301'.repeat(100)}`, 'ﷺ'.repeat(50)]) {
    expect(normalized(text, form)).toBe(text.normalize(form))
  }
})

/** On a machine that does much else; without bounds it is ten seconds for the least of these. */
const muchMs = 5_000
/** Each pair has to change places. */
const pairs = ['\u0301\u0327', '\u0301\uff9e', '\u0344\u0327', '\u1dce\u0327']

test.each(pairs.flatMap((pair) => forms.map((form) => [pair, form] as const)))(
  'three hundred thousand marks are soon in their order: %j, %s',
  (pair, form) => {
    const text = `a${pair.repeat(150_000)}`
    const began = performance.now()
    const once = normalized(text, form)
    expect(performance.now() - began).toBeLessThan(muchMs)
    expect(once.length).toBeGreaterThan(150_000)
    // None is lost, so that no two names become one.
    expect(normalized(`${text}b`, form)).not.toBe(once)
  },
)

/** Rules that fold before they look at how long a name is, or are asked of a text that nobody has looked at. */
const rules = {
  'the display name of an organization': (name: string) => organizationDisplayName.safeParse(name).success,
  'a username': (name: string) => usernameProblem(name) === null,
  'the key of a name': (name: string) => nameKey(name) === '',
}

test.each(Object.entries(rules))('%s of 150,000 marks is soon looked at', (_name, isFine) => {
  const began = performance.now()
  expect(isFine(`Ada${'\u0301\u0327'.repeat(75_000)}`)).toBe(false)
  expect(performance.now() - began).toBeLessThan(muchMs)
})
