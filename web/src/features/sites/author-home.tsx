/** A publisher's own site: its image, what it is about, and the visitor. */
import { spacesMessages } from '#messages/organizations/sites.ts'
import { paths } from '#paths.ts'
import { Logo } from '#ui/media/logo.tsx'
import { AuthorCard } from './author-card.tsx'
import type { AuthorSpace } from './space.ts'
import { SpaceFrame } from './space-frame.tsx'
import { SpaceScreen } from './space-screen.tsx'

const texts = spacesMessages.home

export function AuthorHome({ space }: { space: AuthorSpace }) {
  const { author_id, name, profile_image_url } = space
  return (
    <SpaceFrame name={name} logo={<Logo name={name} url={profile_image_url} />} above={<AuthorCard author={space} />}>
      <SpaceScreen
        of={name}
        hall={{ path: paths.authors, label: texts.myPublishers }}
        handOff={paths.goToAuthor(author_id)}
      />
    </SpaceFrame>
  )
}
