/** "Delete the organization". */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DeletionCard } from '#domain/deletion/deletion-card.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { settingsMessages } from '#messages/console/settings.ts'
import { paths } from '#paths.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { requestDeletion } from './api/settings.ts'

const texts = settingsMessages.deletion

export function OrganizationDeletion({ id }: { id: string }) {
  const { organization, displayName, counts } = useOrganization()
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeletionCard
      texts={{
        ...texts,
        title: texts.title(displayName),
        confirmLead: texts.confirmLead(counts.members),
        typed: texts.typed(organization),
      }}
      name={organization}
      request={() => requestDeletion(id)}
      onDeleted={async () => {
        await navigate(paths.organizations)
        showToast({ kind: 'success', text: texts.done(displayName) })
        await client.invalidateQueries({ queryKey: ['organizations'] })
      }}
    />
  )
}
