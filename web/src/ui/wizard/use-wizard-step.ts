/** Which step the wizard is at. It stands in the history entry, so that Back, Forward and reload keep it. */
import { useLocation, useNavigate } from 'react-router'
import { useStepBack } from '#ui/layout/use-step-back.ts'

export type WizardStep = 0 | 1

export function useWizardStep(): { step: WizardStep; goOn: () => void; goBack: () => void } {
  const location = useLocation()
  const navigate = useNavigate()
  const goBack = useStepBack()
  return {
    step: isSecondStep(location.state) ? 1 : 0,
    goOn: () => void navigate(location.pathname, { state: { step: 1 } }),
    // Only goOn makes an entry of the second step, so the first one is always right behind it.
    goBack,
  }
}

function isSecondStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'step' in state && state.step === 1
}
