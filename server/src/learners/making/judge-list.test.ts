import { expect, test } from 'vitest'
import { judgeList } from './judge-list.ts'

test.each([
  ['Zoë', 'Ortiz', 'Zoë Ortiz'],
  ['Zoë', '', 'Zoë'],
  ['小明', '王', '王小明'],
  ['태호', '김', '김태호'],
])('%s %s is called as such a name is said: %s', (given_name, family_name, displayName) => {
  const { learners, refused } = judgeList([{ username: 'one', given_name, family_name }])
  expect(refused).toEqual([])
  expect(learners).toMatchObject([{ displayName }])
})
