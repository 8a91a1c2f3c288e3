/** Which code is meant by what somebody pasted. */
import { describe, expect, test } from 'vitest'
import { backupCodeIn, cardCodeIn, inviteCodeIn, inviteLinkIn } from './grouped-codes.ts'

const link = 'https://accounts.example/actions?mode=signIn&oobCode=ab-123456-cd'

describe('a code in groups', () => {
  test.each([
    ['ABCDE-FGHJK', 'ABCDEFGHJK'],
    ['abcde fghjk', 'abcdefghjk'],
    ['Join Arch School with the code ABCDE\u2011FGHJK.', 'ABCDEFGHJK'],
    ['Your invitation: ABC1EFGHJK', 'ABC1EFGHJK'],
    ['ABCD٢-FGHJK', 'ABCD2FGHJK'],
  ])('an invite’s in %j', (text, code) => {
    expect(inviteCodeIn(text)).toBe(code)
  })

  test.each(['', 'ABCDE', 'The invitation to Arch School', 'ABCDE-FGHJK or ABCDE-FGHJM', '1ABCDE-FGHJK', link])(
    'no invite’s in %j',
    (text) => {
      expect(inviteCodeIn(text)).toBeNull()
    },
  )

  test('a backup code, with the number of its line; several are none', () => {
    expect(backupCodeIn('3. abcd-efgh-jkmn-pqrs')).toBe('abcdefghjkmnpqrs')
    expect(backupCodeIn('abcd-efgh-jkmn-pqrs\nabcd-efgh-jkmn-pqrt')).toBeNull()
    expect(backupCodeIn('this code must have been')).toBeNull()
  })

  test('a card’s, as it is printed, with words around it, and as its QR code says it', () => {
    expect(cardCodeIn('abcd efgh jkmn')).toBe('abcdefghjkmn')
    expect(cardCodeIn('Code on your card: ABCD-EFGH-JKMN')).toBe('ABCDEFGHJKMN')
    expect(cardCodeIn('http://arch.example/learners#learner=abc&card=ABCDEFGHJKMN')).toBe('ABCDEFGHJKMN')
    expect(cardCodeIn('5c1d1c1e-abcd-efab-cdef-5c1d1c1e5c1d')).toBeNull()
  })
})

describe('an invite’s link', () => {
  test.each([
    ['https://accounts.example/signin?invite=a_b-c', { parameter: 'invite', token: 'a_b-c' }],
    ['Open http://localhost:8080/signup?authorInvite=abc by Friday', { parameter: 'authorInvite', token: 'abc' }],
    [
      'https://safe.example/?url=https%3A%2F%2Faccounts.example%2Fsignin%3Finvite%3Dabc&data=05',
      { parameter: 'invite', token: 'abc' },
    ],
  ])('%s', (text, found) => {
    expect(inviteLinkIn(text)).toMatchObject(found)
  })

  test('none in another address', () => {
    expect(inviteLinkIn(link)).toBeNull()
    expect(inviteLinkIn('ABCDE-FGHJK')).toBeNull()
  })
})
