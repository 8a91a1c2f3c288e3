/** Setting a second step up, its backup codes, turning it off: what is asked meanwhile, and what is told of it. */
import { useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useMutation } from '#api/use-mutation.ts'
import { useRefresh } from '#features/security/use-refresh.ts'
import { secondStepMessages } from '#messages/account/second-step.ts'
import { IdentityError } from '#session/identity-error.ts'
import { newBackupCodes, turnOff } from '#session/second-step/own-second-step.ts'
import { showToast } from '#ui/feedback/toasts.ts'

export type Asked = 'set-up' | 'new-codes' | 'turn-off'

/** On or off: the newer one is how it is. */
const topic = 'second-step'
/** Another tab or another browser was quicker. */
const isOffAlready = (error: unknown) =>
  isApiError(error, 'not_found') || (error instanceof IdentityError && error.code === 'multi-factor-info-not-found')

/** `hosted`: by the hosted provider, which has no backup codes. */
export function useAuthenticator(hosted: boolean) {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // In their own dialog: a toast over it covers its heading on a phone.
  const [told, setTold] = useState<string>()
  const close = () => {
    setAsked(null)
    setCodes(null)
  }
  const tellAlready = async (text: string) => {
    close()
    showToast({ kind: 'info', text, topic })
    await refresh()
  }
  const refused = (failure: unknown) => {
    if (isOffAlready(failure)) return tellAlready(secondStepMessages.turnOff.already)
    showErrorToast(failure)
    return undefined
  }

  const making = useMutation({
    mutationFn: newBackupCodes,
    async onSuccess(made) {
      setTold(asked === 'set-up' ? secondStepMessages.setUp.done : undefined)
      setAsked(null)
      setCodes(made)
      await refresh()
    },
    onError: refused,
  })
  const ending = useMutation({
    mutationFn: turnOff,
    async onSuccess() {
      close()
      showToast({ kind: 'success', text: secondStepMessages.turnOff.done, topic })
      await refresh()
    },
    onError: refused,
  })

  return {
    /** The dialog that is open. */
    asked,
    ask: setAsked,
    close,
    codes,
    /** What stands above the codes. */
    told,
    making,
    ending,
    onAlreadySetUp: () => tellAlready(secondStepMessages.setUp.already),
    async onSetUp() {
      await refresh()
      const tell = () => {
        close()
        showToast({ kind: 'success', text: secondStepMessages.setUp.done, topic })
      }
      // It is on without its codes too, which the card then offers to make.
      if (!hosted) return making.mutate(undefined, { onError: tell })
      tell()
    },
  }
}
