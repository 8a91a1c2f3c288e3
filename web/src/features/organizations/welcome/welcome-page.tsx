/** Welcomes the person who has just created an organization, and shows the way in. */
import { Link, useLocation } from 'react-router'
import { JoinableOrganizations } from '#domain/joinable/joinable-organizations.tsx'
import { organizationSite } from '#domain/sites/organization-site.ts'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { usePageSettings } from '#page-settings.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { Logo } from '#ui/media/logo.tsx'
import styles from './welcome-page.module.css'
import { readWelcomeState, type WelcomeState } from './welcome-state.ts'

const texts = organizationsMessages.welcome

export function WelcomePage() {
  const { productName } = usePageSettings()
  const location = useLocation()
  const welcome = readWelcomeState(location.state)
  const heading = texts.title(productName)
  return welcome === undefined ? (
    <WelcomeAgain heading={heading} />
  ) : (
    <NewOrganization heading={heading} welcome={welcome} />
  )
}

function NewOrganization({ heading, welcome }: { heading: string; welcome: WelcomeState }) {
  const site = organizationSite(usePageSettings().organizationSite, welcome.name)
  return (
    <AuthLayout
      heading={heading}
      lead={texts.blurb(welcome.displayName)}
      footer={<Link to={paths.organizations}>{texts.allOrganizations}</Link>}
    >
      <div className={styles.key}>
        {welcome.logoUrl === undefined ? null : <Logo name={welcome.displayName} url={welcome.logoUrl} />}
        <div className={styles.words}>
          <p className={styles.name}>{welcome.displayName}</p>
          <p className={styles.address}>{site?.host}</p>
        </div>
      </div>
      <div className={styles.ways}>
        {/* Through the hand-off, which the site begins itself: it then knows that the visitor wanted to come. */}
        <LinkButton to={paths.goToOrganization(welcome.name)}>{texts.getStarted}</LinkButton>
        <LinkButton variant="secondary" to={paths.people(welcome.name, 'invites')}>
          {texts.invitePeople}
        </LinkButton>
      </div>
      <JoinableOrganizations />
    </AuthLayout>
  )
}

/** Opened by hand or long after: nothing was created just now. */
function WelcomeAgain({ heading }: { heading: string }) {
  return (
    <AuthLayout heading={heading} lead={texts.again}>
      <JoinableOrganizations />
      <LinkButton wide to={paths.organizations}>
        {texts.goToOrganizations}
      </LinkButton>
      <LinkButton wide variant="secondary" to={paths.createOrganization}>
        {organizationsMessages.list.create}
      </LinkButton>
    </AuthLayout>
  )
}
