/** For whoever was sent here by an organization that asks for something: the way on, once it is set up. */
import { useSearchParams } from 'react-router'
import { entryMessages } from '#messages/organizations/entry.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'

const texts = entryMessages.onTheWay
/** Our own pages of organizations and no others: anybody can write a link to here. */
const next = /^\/(?:go\/)?organizations(?:\/[a-z0-9]+(?:\/[a-z]+)*)?$/

export function OnTheWay() {
  const [query] = useSearchParams()
  const to = query.get('next')
  if (to === null || !next.test(to)) return null
  return (
    <Banner label={texts.text} action={<LinkButton to={to}>{texts.action}</LinkButton>}>
      {texts.text}
    </Banner>
  )
}
