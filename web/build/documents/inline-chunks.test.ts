/** Chunks in a document: they run there once, and what is loaded later has them by their addresses. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createInliner } from './inline-chunks.ts'

let dist: string

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'atrium-inline-'))
  await mkdir(join(dist, 'assets'))
})
afterEach(() => rm(dist, { recursive: true }))

async function inline(chunks: Record<string, string>) {
  for (const [name, code] of Object.entries(chunks)) await writeFile(join(dist, 'assets', name), code)
  const made = await createInliner(dist)(Object.keys(chunks).map((name) => `assets/${name}`))
  return { ...made, script: made.scripts.join('\n') }
}

/** Runs them as a document would, one after the other; answers what the chunks left behind, by file. */
function run(...scripts: string[]): Record<string, Record<string, unknown>> {
  const self: { __inlinedChunks?: Record<string, Record<string, unknown>> } = {}
  const context = createContext({ self, Promise })
  for (const script of scripts) runInContext(`{${script}}`, context)
  return self.__inlinedChunks ?? {}
}

test('each chunk runs in a scope of its own and takes from those before it', async () => {
  const { script } = await inline({
    'a.js': 'const t=40;function e(){return t}export{e as default_,t as $};',
    'b.js': 'import{default_ as e,$ as n}from"./a.js";const t=e()+2;export{t as sum,n};',
  })
  expect(run(script)['assets/b.js']).toEqual({ sum: 42, n: 40 })
})

test('a large library of a chunk is a script of its own, ahead of all', async () => {
  const { scripts } = await inline({
    'a.js': `const n=e=>{let t={};return e(t),t},o=40;var r=n((e=>{/*${'x'.repeat(100_000)}*/e.sum=o+2}));export{r};`,
    'b.js': 'import{r as e}from"./a.js";const t=e.sum;export{t};',
  })
  expect(scripts).toHaveLength(2)
  expect(scripts[1]?.length).toBeLessThan(1_000)
  expect(run(...scripts)['assets/b.js']).toEqual({ t: 42 })
})

test('a later import of one of them needs no request; every other has its whole address', async () => {
  const { script } = await inline({
    'a.js': 'const t=1;const mine=()=>import(`./a.js`);const other=()=>import(`./later-x1.js`);export{t,mine,other};',
  })
  const { mine } = run(script)['assets/a.js'] as { mine: () => Promise<{ t: number }> }
  expect((await mine()).t).toBe(1)
  expect(script).toContain('import("/assets/later-x1.js")')
})

test('nothing is fetched ahead of what stands in the document', async () => {
  const { script } = await inline({
    'a.js':
      'const t=(a,b)=>b;const __vite__mapDeps=i=>i;const mine=t(()=>import(`./a.js`),__vite__mapDeps([0,1]));' +
      'const other=t(()=>import(`./later-x1.js`).then(e=>e.n),__vite__mapDeps([2]));export{mine,other};',
  })
  expect(run(script)['assets/a.js']).toEqual({ mine: [], other: [2] })
})

test('the import map leads from the address of a chunk to what hands out its exports', async () => {
  const { script, imports } = await inline({ 'a.js': 'const t=1,n=2;export{t as do,n as $};' })
  expect(imports).toEqual({ '/assets/a.js': '/assets/a.inlined.js' })
  const handOut = await readFile(join(dist, 'assets/a.inlined.js'), 'utf8')
  Object.assign(globalThis, { self: { __inlinedChunks: run(script) } })
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(handOut)}`)) }).toEqual({ do: 1, $: 2 })
})

test('no text of a chunk can end the script or hide its end', async () => {
  const { script } = await inline({ 'a.js': 'const t="</script><!--<script>";export{t};' })
  expect(script).not.toMatch(/<\/script|<!--/)
  expect(run(script)['assets/a.js']).toEqual({ t: '</script><!--<script>' })
})

test.each([
  ['imports what stands elsewhere', 'import{t}from"./b.js";export{t};', /b\.js is imported by what stands/],
  ['takes a whole module', 'import*as t from"./a.js";export{t};', /not known here/],
  ['exports a declaration', 'export const t=1;', /not known here/],
  ['hands on another', 'export*from"./b.js";', /not known here/],
])('the build stops at a chunk that %s', async (_, code, sentence) => {
  await expect(inline({ 'a.js': code })).rejects.toThrow(sentence)
})
