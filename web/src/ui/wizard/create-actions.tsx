/** The end of a wizard's last step: back, or make it; and what the latter does. */
import { useId } from 'react'
import { Button } from '#ui/form/buttons/button.tsx'
import { WizardActions } from './wizard-actions.tsx'

interface Props {
  /** A sentence on what Next makes. */
  outcome: string
  texts: { back: string; next: string; preparing: string }
  busy: boolean
  onBack: () => void
}

export function CreateActions({ outcome, texts, busy, onBack }: Props) {
  const outcomeId = useId()
  return (
    <WizardActions outcome={{ id: outcomeId, text: outcome }}>
      <Button variant="secondary" onClick={onBack} disabled={busy}>
        {texts.back}
      </Button>
      <Button type="submit" aria-describedby={outcomeId} busy={busy} busyLabel={texts.preparing}>
        {texts.next}
      </Button>
    </WizardActions>
  )
}
