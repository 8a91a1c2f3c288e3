/**
 * What the button of a form does, as a change like any other: begun once, and where it is refused because whoever asks is
 * not what they were, the page asks what they are now. `onRefused` asks anew for what the page shows, which is not true any more.
 */
import { useMutation } from './use-mutation.ts'

export function useSubmit<Values>(
  save: (values: Values) => Promise<unknown>,
  onRefused?: () => Promise<void>,
): (values: Values) => Promise<void> {
  const { mutateAsync } = useMutation({
    mutationFn: save,
    // What was typed may be a password.
    gcTime: 0,
    onError() {
      // The form tells at once; the list behind it may come later.
      void onRefused?.()
    },
  })
  return async (values) => {
    await mutateAsync(values)
  }
}
