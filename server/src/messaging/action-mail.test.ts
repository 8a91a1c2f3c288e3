/** Links to the auth action screen are links that the official SDK can read. */
import { ActionCodeURL } from 'firebase/auth'
import { expect, test } from 'vitest'
import { actionLink } from './action-mail.ts'

test.each([
  ['resetPassword', 'PASSWORD_RESET'],
  ['verifyEmail', 'VERIFY_EMAIL'],
  ['verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL'],
  ['recoverEmail', 'RECOVER_EMAIL'],
])('%s', (mode, operation) => {
  const link = actionLink('https://accounts.example', mode, 'the-code').href
  expect(ActionCodeURL.parseLink(link)).toMatchObject({ operation, code: 'the-code' })
})
