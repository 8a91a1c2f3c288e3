/** "Delete the publisher". */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DeletionCard } from '#domain/deletion/deletion-card.tsx'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { paths } from '#paths.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { requestDeletion } from '../api/publisher-settings.ts'

const texts = publisherMessages.settings.deletion

export function PublisherDeletion() {
  const { author_id, name, counts } = usePublisher()
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeletionCard
      texts={{
        ...texts,
        title: texts.title(name),
        confirmLead: texts.confirmLead(counts.members),
        typed: texts.typed(author_id),
      }}
      name={author_id}
      request={() => requestDeletion(author_id)}
      onDeleted={async () => {
        await navigate(paths.authors)
        showToast({ kind: 'success', text: texts.done(name) })
        await client.invalidateQueries({ queryKey: ['authors'] })
      }}
    />
  )
}
