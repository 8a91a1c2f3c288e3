/** The end of an organization or a publisher: what happens, and the name typed in before it does. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import styles from './deletion-card.module.css'

interface Props {
  texts: {
    heading: string
    lead: readonly string[]
    ask: string
    title: string
    confirmLead: string
    typed: string
    notTheName: string
    cancel: string
    confirm: string
  }
  /** What has to be typed. */
  name: string
  /** Asks for it, which takes a fresh sign-in. */
  request: () => Promise<void>
  onDeleted: () => Promise<void>
}

export function DeletionCard(props: Props) {
  const { texts } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card id="settings-deletion" title={texts.heading}>
      <CardText>
        <ul role="list" className={styles.list}>
          {texts.lead.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {texts.ask}
        </Button>
      </CardText>
      {isAsking && <ConfirmDeletion {...props} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function ConfirmDeletion({ texts, name, request, onDeleted, onClose }: Props & { onClose: () => void }) {
  const typed = z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === name, texts.notTheName),
  )
  const remove = useSubmit(async () => {
    await withFreshSignIn(request)
    await onDeleted()
  })
  return (
    <FormModal
      title={texts.title}
      lead={texts.confirmLead}
      texts={{ cancel: texts.cancel, submit: texts.confirm }}
      isDanger
      schema={z.object({ name: typed })}
      values={{ name: '' }}
      onSubmit={remove}
      refused={toFieldErrors()}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          {...form.field('name')}
          label={texts.typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormModal>
  )
}
