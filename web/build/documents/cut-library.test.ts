/** A library cut out of a chunk: it does what it did, with what it took from the chunk. */
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { cutLibrary } from './cut-library.ts'

const filling = `/*${'x'.repeat(100_000)}*/`

/** Runs the script ahead and then the chunk; answers what that returns. */
function run(chunk: string): unknown {
  const { code, ahead } = cutLibrary(chunk, 'self.library')
  expect(ahead?.length).toBeGreaterThan(filling.length)
  expect(code.length).toBeLessThan(filling.length)
  const context = createContext({ self: {} })
  runInContext(ahead ?? '', context)
  return runInContext(`(()=>{${code};return lib})()`, context)
}

const wrap = 'const w=e=>{const t={};return e(t),t};'

test.each([
  ['what is declared before it', `${wrap}const a=40,b=2;var lib=w((e=>{${filling}e.sum=a+b}));`],
  ['a function that stands behind it', `${wrap}var lib=w((e=>{${filling}e.sum=late()+2}));function late(){return 40}`],
  ['what is taken apart', `${wrap}const{x:a,y:[b]}={x:40,y:[2]};var lib=w((e=>{${filling}e.sum=a+b}));`],
  ['a variable of the same statement', `${wrap}var a=40,lib=w((e=>{${filling}e.sum=a+2})),c=1;`],
  [
    'its own names where the chunk has them too',
    `${wrap}const a=1,t=2;var lib=w((e=>{${filling}var a=40;e.sum=a+t}));`,
  ],
  ['names of what is inside it', `${wrap}const a=40;var lib=w((e=>{${filling}e.sum=(e=>e+2)(a)}));`],
  ['nothing of the chunk', `${wrap}var lib=w((e=>{${filling}e.sum=42}));`],
  ['a function with a name for it', `${wrap}const a=40;var lib=w(function(e){${filling}e.sum=a+2});`],
])('it has %s', (_, chunk) => {
  expect(run(chunk)).toEqual({ sum: 42 })
})

test('a chunk without a large library stays as it is', () => {
  const code = `${wrap}var lib=w((e=>{e.sum=42}));`
  expect(cutLibrary(code, 'self.library')).toEqual({ code, ahead: undefined })
})
