/** What the texts of the pseudo-locale are, and that a module of texts hands out nothing else. */
import { expect, test } from 'vitest'
import { withPseudo } from './pseudo-texts.ts'
import { pseudo, pseudoText } from './pseudo-words.ts'

test.each([
  ['Save', [], '[Šååṽéé]'],
  ['Why', [], '[Ŵĥý]'],
  ['Rhythms by Pym', [], '[Ŕĥýţĥɱš ƀý Þýɱ~~~~]'],
  ['Press {hotkey}', [], '[Þŕééšš {hotkey}]'],
  ['Invite Ada (1)', ['Ada (1)'], '[ÎÎñṽîîţéé Ada (1)]'],
  ['Save now: [Šååṽéé]', [], '[Šååṽéé ñööŵ: [Šååṽéé]]'],
  ['1 - 3', [], '1 - 3'],
])('%s', (text, put, expected) => {
  expect(pseudoText(text, put)).toBe(expected)
})

test('each text is longer by 40 % at least', () => {
  for (const text of ['Ok', 'Search', 'Please check your connection, then reload the page.'])
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
})

test('functions, lists and records of texts are changed, what is put in and what is counted is not', () => {
  const texts = { a: 'One', of: ({ name }: { name: string }) => `By ${name}`, list: ['Two'], count: 3, none: null }
  const changed = pseudo(texts)
  expect(changed).toMatchObject({ a: '[ÖÖñéé]', list: ['[Ţŵöö]'], count: 3, none: null })
  expect(changed.of({ name: 'Ada' })).toBe('[Ƀý Ada]')
})

test('whatever a module hands out is changed once, its types and imports are left', () => {
  const code = [
    `import type { Role } from 'roles'`,
    `export type Name = string`,
    `export const { toDay } = datesOf('en')`,
    `export const names: Record<Role, string> = { owner: 'Owner' } as const`,
    `export function list(of: Role): string { return names[of] }`,
    `const own = 'never'`,
  ].join('\n')
  expect(withPseudo(code, 'texts.ts').split('\n').slice(1)).toEqual([
    `import type { Role } from 'roles'`,
    `export type Name = string`,
    `export const { toDay } = pseudo(datesOf('en'))`,
    `export const names: Record<Role, string> = pseudo({ owner: 'Owner' } as const)`,
    `function list(of: Role): string { return names[of] }`,
    `const own = 'never'`,
    `const pseudo_list = pseudo(list)`,
    `export { pseudo_list as list }`,
  ])
})
