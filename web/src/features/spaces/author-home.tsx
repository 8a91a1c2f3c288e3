/** A publisher's own site: its image, what it is about, and the visitor. */
import { paths } from '#app/paths.ts'
import { spacesMessages } from '#messages/spaces.ts'
import { Logo } from '#ui/logo.tsx'
import { AuthorCard } from './author-card.tsx'
import { SpaceFrame } from './space-frame.tsx'
import { SpaceScreen } from './space-screen.tsx'
import type { AuthorSpace } from './space.ts'

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
