/** Whether a token in a link is the visitor's own. */
import { AccountChoice, accountQuestion, type Asked } from '#domain/account-question/account-choice.tsx'
import screens from '#features/sites/space-screens.module.css'
import { PageHeading } from '#ui/layout/page-heading.tsx'

interface Props extends Asked {
  of: string
  onAccept: () => Promise<void>
  onDecline: () => void
}

export function AccountQuestion({ of, ...asked }: Props) {
  const { title, lead } = accountQuestion(of, asked)
  return (
    <div className={screens.screen}>
      <PageHeading>{title}</PageHeading>
      <p className={screens.lead}>{lead}</p>
      <AccountChoice {...asked} className={screens.doors} />
    </div>
  )
}
