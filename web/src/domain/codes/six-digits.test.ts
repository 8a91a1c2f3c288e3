/** Which digits are meant by what somebody pasted. */
import { describe, expect, test } from 'vitest'
import { sixDigitsIn } from './six-digits.ts'

const link = 'https://accounts.example/actions?mode=signIn&oobCode=ab-123456-cd'

describe('six digits', () => {
  test.each([
    '123456',
    ' 123\u00a0456 ',
    '12 34 56',
    '123-456',
    'Your code is 123 456',
    'Type this code into the page that asked for it: 123456\n\nOr use the button. Either works once, for 10 minutes.',
    'Sign in123456Or use the button',
    `123456\n${link}`,
    'Code of 2026: 123 456. Code: 123456',
    '١٢٣٤٥٦',
    '۱۲۳ ۴۵۶',
    'कोड १२३४५६',
    '１２３４５６',
  ])('%j', (text) => {
    expect(sixDigitsIn(text)).toBe('123456')
  })

  test.each(['', '12345', '1234567', link, '123456 or 654321', 'call 555 123 4567', 'no code at all'])(
    'none in %j',
    (text) => {
      expect(sixDigitsIn(text)).toBeNull()
    },
  )
})
