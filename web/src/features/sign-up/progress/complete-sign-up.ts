/** What an earlier page of a sign-up left to do: asked of the record, so that nothing is saved twice or written over. */
import { fullName } from '#messages/names.ts'
import { requireSignedIn, saveNames, saveUsername, type SignUpOutcome, type SignUpSteps } from './run-sign-up.ts'
import type { UnfinishedSignUp } from '#domain/sign-up/unfinished-sign-up.ts'

export interface CompletionSteps extends Pick<
  SignUpSteps,
  'onPhase' | 'isSignedIn' | 'setDisplayName' | 'saveRecord' | 'saveUsername' | 'wait'
> {
  readRecord: (uid: string) => Promise<{ given_name: string; username: string | null }>
}

/** Another page may be at it at the same time: each step may be done twice. */
export async function completeSignUp(
  uid: string,
  { username, givenName, familyName }: UnfinishedSignUp,
  steps: CompletionSteps,
): Promise<SignUpOutcome> {
  requireSignedIn(uid, steps)
  const record = await steps.readRecord(uid)
  if (record.given_name === '' && givenName !== '') {
    const names = { given_name: givenName, family_name: familyName }
    await saveNames(uid, { ...names, displayName: fullName(names) }, steps)
  }
  if (username === null || record.username !== null) return { done: true }
  await steps.wait('settle')
  steps.onPhase('savingUsername')
  return saveUsername(uid, username, steps)
}
