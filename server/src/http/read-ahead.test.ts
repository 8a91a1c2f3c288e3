import { expect, test } from 'vitest'
import { ReadAhead } from './read-ahead.ts'

function reads() {
  const asked: string[] = []
  const ahead = new ReadAhead(async (uid: string) => `${uid} ${asked.push(uid)}`)
  return { asked, ahead }
}

test('what was begun is the answer, and is not asked for again', async () => {
  const { asked, ahead } = reads()
  ahead.begin('ada')
  expect(await ahead.of('ada')).toBe('ada 1')
  expect(asked).toEqual(['ada'])
})

test('what was not begun, or was answered already, is asked for now', async () => {
  const { ahead } = reads()
  expect(await ahead.of('ada')).toBe('ada 1')
  ahead.begin('ada')
  expect([await ahead.of('ada'), await ahead.of('ada')]).toEqual(['ada 2', 'ada 3'])
})

test('what was begun for somebody else is nobody’s answer', async () => {
  const { asked, ahead } = reads()
  ahead.begin('ada')
  expect(await ahead.of('bob')).toBe('bob 2')
  expect(asked).toEqual(['ada', 'bob'])
})

test('a read that fails fails who asks for it, and no process where nobody does', async () => {
  const ahead = new ReadAhead(() => Promise.reject(new Error('away')))
  ahead.begin('ada')
  await new Promise(setImmediate)
  await expect(ahead.of('ada')).rejects.toThrow('away')
})
