/** For each rule that the linter keeps, a few lines that break it: the rule, the file, the text. */

const server = 'server/src/broken.ts'
const page = 'web/src/broken.tsx'
const script = 'scripts/broken.js'

const promise = `declare function later(): Promise<string>\n`
const anything = `declare const anything: any\n`

export const breaks: readonly (readonly [rule: string, file: string, text: string])[] = [
  // Promises
  ['no-floating-promises', server, `${promise}export function go() {\n  later()\n}`],
  ['no-misused-promises', server, `${promise}export const go = () => (later() ? 1 : 2)`],
  ['await-thenable', server, `export const go = async () => {\n  await 1\n}`],
  ['no-floating-promises', page, `${promise}export function go() {\n  later()\n}`],
  [
    'no-misused-promises',
    page,
    `${promise}declare function on(said: () => void): void\nexport const go = () => on(later)`,
  ],
  // Types that say nothing
  ['no-explicit-any', server, `export const any = (given: any) => typeof given`],
  ['no-unsafe-argument', server, `${anything}export const go = (name: string) => name.at(anything)`],
  [
    'no-unsafe-assignment',
    server,
    `${anything}export function go() {\n  const name = anything\n  return typeof name\n}`,
  ],
  ['no-unsafe-call', server, `${anything}export const go = () => typeof anything()`],
  ['no-unsafe-member-access', server, `${anything}export const go = () => typeof anything.name`],
  ['no-unsafe-return', server, `${anything}export const go = () => anything`],
  ['no-unsafe-function-type', server, `export const go = (call: Function) => typeof call`],
  ['no-unsafe-unary-minus', server, `export const go = (name: string) => -name`],
  ['no-unsafe-declaration-merging', server, `export interface Go { a: string }\nexport class Go {}`],
  ['no-wrapper-object-types', server, `export const go = (name: String) => typeof name`],
  ['no-empty-object-type', server, `export const go = (given: {}) => typeof given`],
  ['no-non-null-assertion', server, `export const go = (name?: string) => name!.length`],
  ['no-extra-non-null-assertion', server, `export const go = (name?: string) => name!!.length`],
  ['no-non-null-asserted-optional-chain', server, `export const go = (on?: { name: string }) => on?.name!`],
  ['no-unnecessary-type-assertion', server, `export const go = (name: string) => name as string`],
  ['no-unnecessary-type-constraint', server, `export const go = <T extends unknown>(given: T) => given`],
  ['no-duplicate-type-constituents', server, `export type Go = 'a' | 'a'`],
  ['no-redundant-type-constituents', server, `export type Go = unknown | 'a'`],
  ['no-duplicate-enum-values', 'test/broken.ts', `export enum Go {\n  A = 1,\n  B = 1,\n}`],
  ['no-unsafe-enum-comparison', 'test/broken.ts', `enum Go {\n  A,\n}\nexport const go = (on: Go) => on === 0`],
  ['no-misused-new', server, `export interface Go {\n  new (): Go\n}`],
  ['no-namespace', server, `export namespace Go {\n  export const a = 1\n}`],
  ['prefer-namespace-keyword', server, `declare module Go {\n  const a: number\n}\nexport const go = Go.a`],
  ['no-this-alias', server, `export function go(this: unknown) {\n  const self = this\n  return self\n}`],
  ['prefer-as-const', server, `export const go = 'a' as 'a'`],
  ['no-require-imports', server, `import fs = require('node:fs')\nexport const go = fs`],
  ['triple-slash-reference', server, `/// <reference path="./other.ts" />\nexport const go = 1`],
  ['ban-ts-comment', server, `// @ts-nocheck: because it is broken\nexport const go = 1`],
  ['consistent-type-imports', server, `import { Socket } from 'node:net'\nexport const go = (on: Socket) => typeof on`],
  [
    'no-import-type-side-effects',
    server,
    `import { type Socket } from 'node:net'\nexport const go = (on: Socket) => typeof on`,
  ],
  [
    'switch-exhaustiveness-check',
    server,
    `export function go(on: 'a' | 'b') {\n  switch (on) {\n    case 'a':\n      return 1\n  }\n  return 2\n}`,
  ],
  // Values that are not what they seem
  ['no-base-to-string', server, `export const go = (on: object) => on.toString()`],
  ['restrict-plus-operands', server, `export const go = (on: bigint, by: number) => on + by`],
  ['restrict-template-expressions', server, 'export const go = (on: object) => `${on}`'],
  ['only-throw-error', server, `export function go() {\n  throw 'a'\n}`],
  ['prefer-promise-reject-errors', server, `export const go = () => Promise.reject('a')`],
  ['no-array-delete', server, `export function go(all: string[]) {\n  delete all[0]\n}`],
  ['no-array-constructor', server, `export const go = new Array(1, 2)`],
  ['no-for-in-array', server, `export function go(all: string[]) {\n  for (const at in all) String(at)\n}`],
  ['no-implied-eval', server, `export const go = () => setTimeout('1', 1)`],
  ['no-eval', server, `export const go = (text: string): unknown => eval(text)`],
  ['eqeqeq', server, `export const go = (on: number) => on == 1`],
  ['no-unused-expressions', server, `export function go(on: number) {\n  on === 1\n}`],
  ['no-unused-vars', server, `export function go() {\n  const on = 1\n}`],
  ['no-var', server, `export function go() {\n  var on = 1\n  return on\n}`],
  ['prefer-const', server, `export function go() {\n  let on = 1\n  return on\n}`],
  ['prefer-rest-params', server, `export function go() {\n  return Array.from(arguments)\n}`],
  [
    'prefer-spread',
    server,
    `export const go = (call: (...on: number[]) => void, on: number[]) => call.apply(undefined, on)`,
  ],
  ['no-console', server, `export const go = () => console.log('a')`],
  ['max-lines', server, `export const go = 1\n${'\n'.repeat(300)}`],
  // React
  [
    'rules-of-hooks',
    page,
    `import { useState } from 'react'\nexport function Go({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}`,
  ],
  [
    'exhaustive-deps',
    page,
    `import { useEffect } from 'react'\nexport function Go({ on }: { on: string }) {\n  useEffect(() => {\n    document.title = on\n  }, [])\n  return null\n}`,
  ],
  [
    'set-state-in-render',
    page,
    `import { useState } from 'react'\nexport function Go() {\n  const [on, setOn] = useState(1)\n  setOn(on + 1)\n  return null\n}`,
  ],
  [
    'refs',
    page,
    `import { useRef } from 'react'\nexport function Go() {\n  const on = useRef(1)\n  return <p>{on.current}</p>\n}`,
  ],
  [
    'immutability',
    page,
    `export function Go({ on }: { on: { name: string } }) {\n  on.name = 'a'\n  return <p>{on.name}</p>\n}`,
  ],
  ['purity', page, `export function Go() {\n  return <p>{Math.random()}</p>\n}`],
  // This product's own
  ['suppression-reason', server, `// eslint-disable-next-line no-console\nexport const go = () => console.log('a')`],
  ['suppression-reason', script, `// @ts-expect-error\nexport const go = 1 + {}`],
  ['one-object', server, `export const go = (on: object) => ({ ...{ a: 1, b: 2 }, ...on })`],
  ['no-markup-from-strings', page, `export const Go = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />`],
  ['no-markup-from-strings', page, `export function go(on: Element) {\n  on.innerHTML = 'a'\n}`],
  ['text-in-catalogue', page, `export const Go = () => <p>Some words</p>`],
  ['text-in-catalogue', page, `export const Go = () => <input aria-label="Some words" />`],
  [
    'text-in-catalogue',
    page,
    'export const Go = (on: { size: number }) => <p>{on.size > 1 ? `${on.size} words` : null}</p>',
  ],
  ['exports-stay', page, `export let go = 1\nexport const set = () => (go = 2)`],
  [
    'young-functions',
    server,
    `export function go(on: { end: () => void }, name: string) {\n  on.end = () => void name\n}`,
  ],
  ['host-of-request', server, `export const go = (request: { hostname: string }) => request.hostname`],
  [
    'host-of-request',
    server,
    `export function go(request: { host: string }) {\n  const { host } = request\n  return host\n}`,
  ],
  ['no-restricted-properties', page, `export const go = () => crypto.randomUUID()`],
  ['no-restricted-properties', page, `export const go = () => navigator.clipboard`],
  ['no-restricted-properties', page, `export const go = () => navigator.locks`],
  ['no-restricted-properties', server, `export const go = (name: string) => name.normalize('NFKC')`],
  [
    'no-restricted-imports',
    page,
    `import { useMutation } from '@tanstack/react-query'\n\nexport const go = useMutation`,
  ],
]
