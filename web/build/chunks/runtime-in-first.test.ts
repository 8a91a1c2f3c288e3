/** The bundler's own lines in the first script, and everybody else's way to them. */
import { expect, test } from 'vitest'
import { joined, redirected } from './runtime-in-first.ts'

const runtime = 'var e=()=>1,t=n=>n+1;export{t as n,e as t};'

test('the first script keeps its names, and hands the runtime’s on under names of their own', async () => {
  const code = joined('const e=40,t=e+2;export{t};', runtime)
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
  expect(module).toMatchObject({ t: 42 })
  expect((module['runtime_n'] as (n: number) => number)(1)).toBe(2)
})

test('a chunk has them from there', () => {
  const code = 'import{n as e,t}from"./rolldown-runtime-a.js";import{n}from"./b.js";'
  expect(redirected(code, 'assets/rolldown-runtime-a.js', 'assets/index-b.js')).toBe(
    'import{runtime_n as e,runtime_t as t}from"./index-b.js";import{n}from"./b.js";',
  )
})

test('the build stops at a runtime that hands out nothing', () => {
  expect(() => joined('const t=1;', 'var e=1;')).toThrow(/not known here/)
})
