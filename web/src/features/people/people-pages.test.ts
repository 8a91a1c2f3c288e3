/** Which page of an organization's people is shown to whom. */
import { expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { pageAt, sectionOf, sectionsFor } from './people-pages.ts'

const { people, peopleImport } = paths

test.each([
  ['owner', people('acme'), 'members'],
  ['owner', people('acme', 'members'), 'members'],
  ['owner', people('acme', 'removed'), 'removed'],
  ['owner', people('acme', 'import'), 'import'],
  ['owner', peopleImport('acme', '3f2a'), 'import'],
  ['owner', `${people('labels')}/`, 'members'],
  ['owner', `${people('acme', 'labels')}/`, 'labels'],
  ['staff', people('acme', 'timeline'), 'members'],
  ['staff', people('acme', 'removed'), 'members'],
  ['staff', people('acme', 'former'), 'former'],
  ['staff', people('acme', 'classes'), 'classes'],
] as const)('%s who asks for %s sees %s', (role, asked, page) => {
  expect(pageAt(asked, role)).toBe(page)
})

test('the navigation leads to what a role may see, without the pages that are reached from another', () => {
  expect(sectionsFor('owner')).toEqual(['members', 'requests', 'invites', 'labels', 'classes', 'learners'])
  expect(sectionsFor('staff')).toEqual(['members', 'requests', 'labels', 'classes', 'learners'])
  expect(sectionsFor('User')).toEqual([])
  expect([sectionOf('removed'), sectionOf('import'), sectionOf('labels')]).toEqual(['members', 'invites', 'labels'])
})
