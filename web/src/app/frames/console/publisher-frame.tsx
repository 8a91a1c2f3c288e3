/** Around every page of a publisher's console. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { ownPublisherMembership } from '#domain/publisher/own-membership.ts'
import { PublisherContext } from '#domain/publisher/use-publisher.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { ConsoleBody } from './console-body.tsx'

/** The page that everybody may see, at whatever address. */
const FirstPage = lazyPage(
  async () => (await import('#features/console/publisher/publisher-page.tsx')).PublisherPage,
).Page

export function PublisherFrame() {
  const { author_id = '' } = useParams()
  const { uid } = useSignedIn()
  const own = useQuery(ownPublisherMembership(author_id, uid))
  const current = useMemo(() => (own.data === undefined ? null : { ...own.data, uid }), [own.data, uid])
  return (
    <PublisherContext value={current}>
      <ConsoleBody
        kind="publisher"
        id={author_id}
        own={own}
        owner={current && { ...current, logoUrl: current.profile_image_url }}
        FirstPage={FirstPage}
        listAt={paths.authors}
      />
    </PublisherContext>
  )
}
