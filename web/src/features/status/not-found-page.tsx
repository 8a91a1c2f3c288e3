/** The 404 page: of every address that leads nowhere, and of `/error`. Prerendered, so that it needs no script to be read. */
import { statusMessages } from '#messages/status.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { Signpost } from '#ui/illustrations/signpost.tsx'
import { StatusFrame } from './status-frame.tsx'

const texts = statusMessages.notFound

export function NotFoundPage() {
  return (
    <StatusFrame drawing={<Signpost />} code={texts.code} title={texts.title} text={texts.text}>
      <LinkButton to={paths.home}>{texts.home}</LinkButton>
    </StatusFrame>
  )
}
