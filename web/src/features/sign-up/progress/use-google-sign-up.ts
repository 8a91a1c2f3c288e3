/** A sign-up with Google: the sign-in, and what is kept of the rest, which is done behind the door (`finish-sign-up-page.tsx`). */
import { useState } from 'react'
import { unfinished } from '#features/sign-up/unfinished.ts'
import { paths } from '#paths.ts'
import { signInWithGoogle } from '#session/google-sign-in.ts'
import { beginSignUp, endSignUp } from './sign-up-progress.ts'

export function useGoogleSignUp() {
  const [isUnderWay, setUnderWay] = useState(false)
  return {
    isUnderWay,
    /** Throws where Google's word was refused. */
    signUp: async (idToken: string, username: string) => {
      const kept = await unfinished()
      setUnderWay(true)
      beginSignUp()
      kept.beginByGoogle(idToken, username, paths.organizations)
      try {
        kept.madeByGoogle(await signInWithGoogle(idToken))
      } catch (error) {
        kept.forget()
        setUnderWay(false)
        throw error
      } finally {
        endSignUp()
      }
    },
  }
}
