/** The 404 page: of every address that leads nowhere, and of `/error`. Prerendered, so that it needs no script to be read. */
import { paths } from '#app/paths.ts'
import { statusMessages } from '#messages/status.ts'
import { LinkButton } from '#ui/button.tsx'
import { Signpost } from './drawings/signpost.tsx'
import { StatusFrame } from './status-frame.tsx'

const texts = statusMessages.notFound

export function NotFoundPage() {
  return (
    <StatusFrame drawing={<Signpost />} code={texts.code} title={texts.title} text={texts.text}>
      <LinkButton to={paths.home}>{texts.home}</LinkButton>
    </StatusFrame>
  )
}
