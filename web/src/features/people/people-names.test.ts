/** How several people are named in one sentence. */
import type { Member } from '@atrium/contract/people/members'
import { expect, test } from 'vitest'
import { peopleNames } from './people-names.ts'

const called = (...names: string[]): Member[] =>
  names.map((displayName) => ({
    user_id: displayName,
    displayName,
    given_name: '',
    family_name: '',
    username: null,
    email: null,
    photoURL: null,
    role: 'User',
    labels: [],
    joinedAt: '2026-11-01T00:00:00Z',
    startsOn: null,
    endsOn: null,
    term: 'current',
  }))

test.each([
  [called(), ''],
  [called('Alan Turing'), 'Alan Turing'],
  [called('Alan Turing', 'Donald Knuth'), 'Alan Turing and Donald Knuth'],
  [called('Ada', 'Alan', 'Donald'), 'Ada, Alan and Donald'],
  [called('Ada', 'Alan', 'Donald', 'Grace'), 'Ada, Alan and 2 others'],
  [called('Ada', 'Alan', ...Array.from({ length: 14 }, (_, number) => `Pupil ${number}`)), 'Ada, Alan and 14 others'],
])('%#: all of a few, two and a number of many', (people, sentence) => {
  expect(peopleNames(people)).toBe(sentence)
})
