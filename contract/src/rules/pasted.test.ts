/** What nobody sees of a text that was pasted is not held against whoever pasted it. */
import { expect, test } from 'vitest'
import { email } from './email.ts'
import { organizationDisplayName, typedDisplayName } from './organization.ts'
import { className, labelName } from './people.ts'
import { spacedOnce, trimPasted } from './pasted.ts'
import { personDisplayName, username } from './person.ts'

const around = ['\u200b', '\ufeff', '\u2060', '\u00a0', '\t', '\n', '\u202a', '\u00ad', '\u200e ', ' \u2066']

test.each(around)('%j around a name, a username and an address goes', (space) => {
  const pasted = (text: string) => `${space}${text}${space}`
  expect(personDisplayName.parse(pasted('Ada'))).toBe('Ada')
  expect(username.parse(pasted('ada'))).toBe('ada')
  expect(email.parse(pasted('ada@example.com'))).toBe('ada@example.com')
})

test.each(['Anna  Maria', 'Anna\u00a0Maria', 'Anna\tMaria', 'Anna\u202fMaria', 'Anna \u00a0 \t Maria'])(
  '%j has one space',
  (pasted) => {
    for (const rule of [personDisplayName, labelName, className]) expect(rule.parse(pasted)).toBe('Anna Maria')
  },
)

test('what stands within a name is still refused, and so is what is nothing but invisible', () => {
  for (const name of ['An\u200bna', 'Anna\nMaria', 'Anna\u202eMaria', '\u202eAnna', '\u200b \u200b', '\u3164'])
    expect(personDisplayName.safeParse(name).success, name).toBe(false)
})

test('the wide space of a Japanese name stays', () => {
  expect(personDisplayName.parse('山田\u3000太郎')).toBe('山田\u3000太郎')
  expect(spacedOnce('山田\u3000\u3000太郎')).toBe('山田 太郎')
})

test('an organization’s display name that was pasted has ordinary spaces', () => {
  for (const pasted of ['Arch\u00a0School', 'Arch\tSchool', 'Arch  \u00a0School'])
    expect(organizationDisplayName.parse(typedDisplayName(pasted))).toBe('Arch School')
})

test.each([
  'Escola São João',
  'Straßenschule 2',
  'مدرسة النور',
  'दिल्ली स्कूल',
  'مدرسه\u200cی نور',
  'क्\u200dष स्कूल',
  '北京第一中学',
  'Школа-Лицей',
  'Лицей №1',
])('an organization may be called %s, in the letters of its language', (name) => {
  const typed = typedDisplayName(name)
  expect(organizationDisplayName.parse(typed)).toBe(name.replace(/[-№]/g, ''))
})

test('an accent behind its letter is one with it; what nobody sees is no letter, and marks are not piled up', () => {
  expect(organizationDisplayName.parse('Escola Sa\u0303o')).toBe('Escola São')
  expect(typedDisplayName('Arch\u3164 Sch\u200dool\u202e')).toBe('Arch School')
  for (const name of [
    'Arch\u3164School',
    'Arch\u200cSchool',
    'مدرسه\u200c',
    `Arch${'\u0335'.repeat(7)}`,
    'Arch\u202eSchool',
    '2 Arches',
    '\u0301Arch',
  ])
    expect(organizationDisplayName.safeParse(name).success, name).toBe(false)
})

test('a text of nothing but spaces takes no longer than it is long', () => {
  const spaces = ' '.repeat(200_000)
  const begun = performance.now()
  trimPasted(`a${spaces}b${spaces}`)
  spacedOnce(`${spaces}a${spaces}b`)
  expect(performance.now() - begun).toBeLessThan(1_000)
})
