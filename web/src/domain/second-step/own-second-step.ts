/** The signed-in person's own second step, under one key. */
import { queryOptions } from '@tanstack/react-query'
import { ownSecondStep } from '#session/second-step/own-second-step.ts'

/** `hosted`: the identity provider keeps it. */
export function secondStepOf(uid: string, hosted: boolean) {
  return queryOptions({ queryKey: ['session', 'second-step', uid], queryFn: () => ownSecondStep(hosted) })
}
