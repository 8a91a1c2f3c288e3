/** What is asked for twice at once is asked once. */
import { expect, test, vi } from 'vitest'
import { onceAtATime } from './under-way.ts'

test('the same, while it is under way, is the same; once it has ended it is begun anew, however it ended', async () => {
  const once = onceAtATime<number>()
  const begin = vi.fn(async () => 1)
  const answers = [once({ id: 'a', more: [1] }, begin), once({ id: 'a', more: [1] }, begin)]
  expect(begin).toHaveBeenCalledTimes(1)
  expect(await Promise.all(answers)).toEqual([1, 1])
  const refused = () => Promise.reject(new Error('refused'))
  await expect(once({ id: 'a', more: [1] }, refused)).rejects.toThrow('refused')
  await once({ id: 'a', more: [1] }, begin)
  expect(begin).toHaveBeenCalledTimes(2)
})

test.each([
  ['other values', { id: 'a' }, { id: 'b' }],
  ['another file that is as empty', new File([], 'one.png'), new File([], 'one.png')],
  ['nothing', undefined, { id: 'a' }],
])('%s: each for itself', async (_, one, other) => {
  const once = onceAtATime<number>()
  const begin = vi.fn(async () => 1)
  await Promise.all([once(one, begin), once(other, begin)])
  expect(begin).toHaveBeenCalledTimes(2)
})
