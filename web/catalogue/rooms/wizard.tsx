/** The steps of making something. */
import * as z from 'zod/mini'
import { CreateActions } from '#ui/wizard/create-actions.tsx'
import { WizardNameForm } from '#ui/wizard/wizard-name-form.tsx'
import { press, type Room } from '../part.ts'
import type { Words } from '../words/words.ts'

const nothing = () => undefined

function NameStep({ words: { label, hint, error, action, other } }: { words: Words }) {
  return (
    <WizardNameForm
      schema={z.object({ one: z.string().check(z.minLength(1, error)) })}
      values={{ one: '' }}
      name="one"
      label={label}
      hint={hint}
      onType={nothing}
      onNext={nothing}
      cancelTo="/"
      texts={{ cancel: other, next: action }}
    />
  )
}

const LastStep = ({ words, busy }: { words: Words; busy: boolean }) => (
  <CreateActions
    outcome={words.sentence}
    texts={{ back: words.other, next: words.action, preparing: words.hint }}
    busy={busy}
    onBack={nothing}
  />
)

export const wizard: Room = {
  name: 'wizard',
  parts: [
    {
      file: 'wizard/wizard-name-form.tsx',
      states: [
        { name: 'idle', show: (words) => <NameStep words={words} /> },
        { name: 'error', show: (words) => <NameStep words={words} />, act: press('[type="submit"]') },
      ],
    },
    {
      file: 'wizard/create-actions.tsx',
      within: ['wizard/wizard-actions.tsx'],
      states: [
        { name: 'idle', show: (words) => <LastStep words={words} busy={false} /> },
        { name: 'busy', show: (words) => <LastStep words={words} busy /> },
      ],
    },
  ],
}
