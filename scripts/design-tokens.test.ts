/** The theme's constants (docs/requirements.md#limits) stand in tokens.css, and no media query has its own idea of a width. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../web/src')
const tokens = readFileSync(join(source, 'ui/theme/tokens.css'), 'utf8')
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]

test.each([
  ['breakpoint-xs', '0'],
  ['breakpoint-sm', '600px'],
  ['breakpoint-md', '900px'],
  ['breakpoint-lg', '1200px'],
  ['breakpoint-xl', '1536px'],
  ['space', '8px'],
  ['radius', '4px'],
])('%s is %s', (name, value) => {
  expect(token(name)).toBe(value)
})

test('every custom property that is used is declared somewhere', () => {
  const files = globSync('**/*.{css,ts,tsx}', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'))
  const sources = files.join('\n')
  const used = new Set([...sources.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  const isDeclared = (name = '') => new RegExp(`${name}['"\\]]*\\s*[:,]`).test(sources.replaceAll(`var(${name}`, ''))
  expect(used.size).toBeGreaterThan(30)
  // The toasts' library says where a swipe is.
  expect([...used].filter((name) => !isDeclared(name) && name?.startsWith('--radix-') === false)).toEqual([])
})

test('styles say start and end, so that a page can be read from the right', () => {
  const physical =
    /^\s*(?:(?:margin|padding|border|inset)-(?:left|right)[\w-]*|left|right|float|clear|border-(?:top|bottom)-(?:left|right)-radius):|text-align: (?:left|right)|(?:translateX\(|\btranslate: |rotate\(-?[\d.]+deg\)|\brotate: (?!180deg))(?!.*var\(--(?:inline|radix-[\w-]+))/m
  const found = globSync('**/*.css', { cwd: source }).flatMap((sheet) =>
    readFileSync(join(source, sheet), 'utf8')
      .split('\n')
      .filter((line) => physical.test(line) || saysFourSides(line))
      .map((line) => `${sheet}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** With another width on the left than on the right. */
function saysFourSides(line: string): boolean {
  const [, value = ''] = /^\s*(?:padding|margin|inset|border-width|scroll-margin): ([^;]+);/.exec(line) ?? []
  const [top, right, bottom, left] = value
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (inside) => inside.replaceAll(' ', ''))
    .split(' ')
  return top !== undefined && bottom !== undefined && left !== undefined && left !== right
}

test('media queries stand at the breakpoints, and containers, where letters are large, at one width', () => {
  const breakpoints = ['sm', 'md', 'lg', 'xl'].map((name) => Number.parseInt(token(`breakpoint-${name}`) ?? '', 10))
  const widths = globSync('**/*.css', { cwd: source }).flatMap((sheet) =>
    widthsIn(readFileSync(join(source, sheet), 'utf8')).map((width) => ({ sheet, ...width })),
  )
  expect(widths.length).toBeGreaterThan(5)
  for (const { sheet, condition, point } of widths) expect(breakpoints, `${sheet}: ${condition}`).toContain(point)
})

/** That letters are so large that a phone has no room for two things in a line: the one width that is measured in them. */
const largeLetters = '(max-width: 13rem)'

/** Each condition on the window's width, and the breakpoint that it means. */
function widthsIn(css: string): { condition: string; point: number }[] {
  const queries = [...css.matchAll(/@(?:media|container)([^{]+)\{/g)].map(([, query = '']) => query)
  return queries.flatMap((query) =>
    [...query.replace(largeLetters, '').matchAll(/\([^()]*\bwidth\b[^()]*\)/g)].map(([condition]) => {
      const [, edge, width] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(condition) ?? []
      // Up to, and without, a breakpoint.
      const justBelow = edge === 'max' ? 0.02 : 0
      return { condition, point: Number(width) + justBelow }
    }),
  )
}
