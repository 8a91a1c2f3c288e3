import { expect, test } from 'vitest'
import { eachAtOnce } from './each-at-once.ts'

const failed = (many: number) => `${many} failed`

test('all are done at once, and nothing is said', async () => {
  const done: string[] = []
  await eachAtOnce(['a', 'b'], async (item) => void done.push(item), failed)
  expect(done).toEqual(['a', 'b'])
})

test('what fails keeps the others from nothing, and is told together at the end', async () => {
  const done: string[] = []
  const work = async (item: string) => {
    if (item !== 'b') throw new Error(`no ${item}`)
    await Promise.resolve()
    done.push(item)
  }
  const told = await eachAtOnce(['a', 'b', 'c'], work, failed).catch((error: unknown) => error)
  expect(told).toMatchObject({ message: '2 failed', errors: [{ message: 'no a' }, { message: 'no c' }] })
  expect(done).toEqual(['b'])
})
