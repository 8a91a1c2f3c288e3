/** "Delete the organization": what happens, and the name typed in before it does. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { settingsMessages } from '#messages/console/settings.ts'
import { paths } from '#paths.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { requestDeletion } from './api/settings.ts'
import styles from './settings.module.css'

const texts = settingsMessages.deletion

export function DeletionCard({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card id="settings-deletion" title={texts.heading}>
      <CardText>
        <ul className={styles.list}>
          {texts.lead.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {texts.ask}
        </Button>
      </CardText>
      {isAsking && <ConfirmDeletion id={id} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function ConfirmDeletion({ id, onClose }: { id: string; onClose: () => void }) {
  const { organization, displayName, counts } = useOrganization()
  const client = useQueryClient()
  const navigate = useNavigate()
  const typed = z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((name) => name === organization, texts.notTheName),
  )
  const remove = async () => {
    await withFreshSignIn(() => requestDeletion(id))
    await navigate(paths.organizations)
    showToast({ kind: 'success', text: texts.done(displayName) })
    await client.invalidateQueries({ queryKey: ['organizations'] })
  }
  return (
    <FormModal
      title={texts.title(displayName)}
      lead={texts.confirmLead(texts.people(counts.members))}
      texts={{ cancel: texts.cancel, submit: texts.confirm }}
      schema={z.object({ name: typed })}
      values={{ name: '' }}
      onSubmit={remove}
      refused={toFieldErrors()}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          {...form.field('name')}
          label={texts.typed(organization)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormModal>
  )
}
