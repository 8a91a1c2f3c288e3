/** Forms ask for names, and lists sort them, as a language has it. */
import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

test('a Chinese form asks for the family name first', () => {
  expect(namesOf('en').inNameOrder('given', 'family')).toEqual(['given', 'family'])
  expect(namesOf('zh-Hans').inNameOrder('given', 'family')).toEqual(['family', 'given'])
})

test('names are sorted as the language has them', () => {
  expect(['zoo', 'Émile', 'eve', 'Ada'].toSorted(namesOf('fr').compareNames)).toEqual(['Ada', 'Émile', 'eve', 'zoo'])
  expect(['10a', '9b', '9a', '100'].toSorted(namesOf('en').compareNames)).toEqual(['9a', '9b', '10a', '100'])
  expect(namesOf('en').sortedByName([{ name: '10' }, { name: '9' }])).toEqual([{ name: '9' }, { name: '10' }])
  expect(['nz', 'ñu', 'ob'].toSorted(namesOf('es').compareNames)).toEqual(['nz', 'ñu', 'ob'])
  // By pinyin: an, li, wang.
  expect(['王', '安', '李'].toSorted(namesOf('zh-Hans').compareNames)).toEqual(['安', '李', '王'])
})
