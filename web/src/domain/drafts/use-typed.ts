/** Tells of all that stands in a form whenever some of it changes. */
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export function useTyped<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onTyped: (values: Values) => void,
): void {
  const tell = useEffectEvent(onTyped)
  useEffect(
    // The form itself goes on with the same object.
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(structuredClone(values)) }),
    [subscribe],
  )
}
