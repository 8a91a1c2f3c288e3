/** A sign-up with Google: the sign-in, then the rest on the page that finishes any that was cut off. */
import { useState } from 'react'
import { unfinished } from '#features/sign-up/unfinished.ts'
import { paths } from '#paths.ts'
import { signInWithGoogle } from '#session/google/google-sign-in.ts'
import type { keeping } from './keep-unfinished.ts'
import { beginSignUp, endSignUp } from './sign-up-progress.ts'
import { useFinishSignUp } from './use-finish-sign-up.ts'

export function useGoogleSignUp() {
  const [isUnderWay, setUnderWay] = useState(false)
  /** What is left of it, once Google's word was taken. */
  const [left, setLeft] = useState<Awaited<ReturnType<typeof keeping.rest>>>(null)
  const finish = useFinishSignUp(paths.organizations)
  return {
    isUnderWay,
    left,
    finish,
    /** Throws where Google's word was refused. */
    signUp: async (idToken: string, username: string) => {
      const kept = await unfinished()
      setUnderWay(true)
      beginSignUp()
      const email = kept.beginByGoogle(idToken, username, paths.organizations)
      let person
      try {
        person = await signInWithGoogle(idToken)
        kept.madeByGoogle(email, person)
      } catch (error) {
        kept.forget(email)
        endSignUp()
        setUnderWay(false)
        throw error
      }
      const rest = await kept.rest(person.uid)
      // The guard then leads on, and what there is to do is done behind the door.
      if (rest === null) endSignUp()
      else setLeft(rest)
    },
  }
}
