/** What holds of every style sheet and page because of what is never written: docs/accessibility.md cites it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/[.]test[.]/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '') }))
const styles = sources('web/src/**/*.css')
const pages = [...sources('web/src/**/*.{ts,tsx}'), ...sources('web/index.html')]

const having = (files: typeof pages, pattern: RegExp) =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

/** Of all blocks that begin so, what stands in them. */
function blocks(text: string, begin: RegExp): string {
  return [...text.matchAll(new RegExp(`${begin.source}[^{]*\\{((?:[^{}]|\\{[^{}]*\\})*)\\}`, 'g'))]
    .map(([, inside = '']) => inside)
    .join('\n')
}

test('nothing is turned, locked to an orientation, or kept from growing', () => {
  expect(having(styles, /\borientation\s*:|text-orientation|\bzoom\s*:/)).toEqual([])
  expect(having(pages, /screen\.orientation|user-scalable|maximum-scale/)).toEqual([])
})

test('sizes of letters follow the reader’s', () => {
  expect(having(styles, /font-size:\s*[\d.]+(?:px|pt|vw)/)).toEqual([])
  expect(having(styles, /line-height:\s*[\d.]+px/)).toEqual([])
})

test('what goes on moving moves slower than three times a second, and not at all for who wants no motion', () => {
  const endless = styles.filter(({ text }) => /animation:[^;]*infinite/.test(text))
  expect(endless.length).toBeGreaterThan(0)
  for (const { path, text } of endless) {
    for (const [, amount = '', unit] of text.matchAll(/animation:[^;]*?([\d.]+)(ms|s)\b[^;]*infinite/g))
      expect(Number(amount) * (unit === 's' ? 1_000 : 1), path).toBeGreaterThan(1_000 / 3)
    expect(blocks(text, /@media \(prefers-reduced-motion: reduce\)/), path).toContain('animation: none')
  }
})

test('what moves once moves only for who has nothing against it', () => {
  for (const { path, text } of styles) {
    const others = text
      .replaceAll(blocks(text, /@media \(prefers-reduced-motion: no-preference\)/), '')
      .replaceAll(/@media \(prefers-reduced-motion: no-preference\)[^]*$/g, '')
    const once = [...others.matchAll(/(?:animation|transition):([^;]*);/g)].filter(([, what = '']) => {
      const isEndless = what.includes('infinite')
      // These are nothing where less motion is asked for.
      const isToken = /var\(--(?:quick|calm)\)/.test(what)
      return !isEndless && !isToken && !/^\s*none/.test(what)
    })
    expect(once.map(([rule]) => `${path}: ${rule}`)).toEqual([])
  }
})

test('nothing sounds or plays, and no page listens to how the device is moved, or for several fingers', () => {
  expect(having(pages, /<object\s|<(?:audio|embed|marquee|blink|iframe)\b|autoPlay|new Audio\b/)).toEqual([])
  // The one moving picture is what the camera before oneself sees, without sound, and only while a card is looked for.
  expect(having(pages, /<video\b/)).toEqual(['web/src/features/sites/learners/camera/scan-step.tsx'])
  expect(having(pages, /<video\s(?![^>]*\bmuted\b)/)).toEqual([])
  expect(
    having(
      pages,
      /devicemotion|deviceorientation|Accelerometer|Gyroscope|ongesture|touchstart|onTouch(?:Start|Move|End)/,
    ),
  ).toEqual([])
})

test('no key by itself is a shortcut, and none is put before the others', () => {
  expect(having(pages, /accessKey|accesskey/)).toEqual([])
  expect(having(pages, /tabIndex=\{[1-9]|tabIndex\s*=\s*[1-9]/)).toEqual([])
  // Those that listen to keys at all: arrows, Escape and Caps Lock.
  const singleLetter = /(?:key|code) ===? '(?:[a-z]|Key[A-Z])'/
  expect(having(pages, singleLetter)).toEqual([])
})

test('nothing is done as a pointer goes down, but to take what is open or noted away', () => {
  expect(having(pages, /onMouseDown|onPointerDown=|addEventListener\('(?:mousedown|pointerdown)'/)).toEqual([
    'web/src/app/frames/console/switcher.tsx',
    'web/src/ui/chart/chart.tsx',
    'web/src/ui/focus/lost-focus.ts',
  ])
})

test('nothing keeps anybody from pasting', () => {
  expect(having(pages, /onPaste|'paste'/)).toEqual([
    // What is pasted goes into six boxes, a code out of a mail into its field, and a picture into its place.
    'web/src/features/auth-actions/code-entry/code-boxes.tsx',
    'web/src/ui/form/fields/code-field.tsx',
    'web/src/ui/media/image-picker.tsx',
  ])
})

test('what is told politely is told by the parts that know how', () => {
  // A region that comes together with its text is told by no screen reader.
  expect(having(pages, /role="status"|role = 'status'|ariaLive|aria-live=/)).toEqual([
    'web/src/ui/feedback/status.tsx',
    'web/src/ui/feedback/toaster.tsx',
    'web/src/ui/feedback/told-wait.ts',
  ])
})

test('what is wrong in a form is said beside its field, and never by the browser', () => {
  const forms = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b[^]*?>\n/g)].map(([begin]) => ({ path, isOurs: /\bnoValidate\b/.test(begin) })),
  )
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.filter(({ isOurs }) => !isOurs)).toEqual([])
  expect(having(pages, /^\s+required(?:=|$)/m)).toEqual([])
})

test('a list says that it is one', () => {
  // Where a list has no marks WebKit takes it for none, unless it says so or leads somewhere: https://webkit.org/b/193382.
  expect(having(pages, /<(?:ul|ol|List)\b(?!\s+role="list")/)).toEqual([
    // Within a navigation, or hidden from whoever listens.
    'web/src/app/frames/console/console-navigation.tsx',
    'web/src/domain/profile/breadcrumb.tsx',
    'web/src/features/find/find-footer.tsx',
    'web/src/features/sites/apps/app-links.tsx',
    'web/src/features/sites/learners/picture-step.tsx',
    'web/src/ui/layout/page-navigation.tsx',
  ])
})

test('what keeps its place while the page is scrolled lets go of it in a low window', () => {
  // Heads of tables that scroll by themselves, and what stands beside the page and not over it.
  expect(having(styles, /position: sticky/)).toEqual([
    'web/src/features/console/settings/settings.module.css',
    'web/src/features/people/import/import.module.css',
    'web/src/ui/chart/chart.module.css',
    'web/src/ui/layout/auth-layout.module.css',
  ])
  for (const { path, text } of styles.filter((style) => style.text.includes('var(--stay)'))) {
    const isBeside = path.endsWith('console-shell.module.css')
    expect(isBeside || text.includes('scroll-padding-'), path).toBe(true)
  }
})
