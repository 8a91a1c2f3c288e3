/** The hand-off: makes a custom token on arrival and replaces itself with the organization's own site. */
import { useParams } from 'react-router'
import { usePageSettings } from '#app/page-settings.ts'
import { paths } from '#app/paths.ts'
import { spacesMessages } from '#messages/spaces.ts'
import { organizationSite } from '#session/organization-site.ts'
import { useSignedIn } from '#session/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './go-page.module.css'
import { useHandOff } from './use-hand-off.ts'

const texts = spacesMessages.go

export function GoPage() {
  const { name = '' } = useParams()
  const site = organizationSite(usePageSettings().organizationSite, name)
  return site === undefined ? <NoSuchName /> : <HandOff site={site} />
}

function HandOff({ site }: { site: URL }) {
  const { uid } = useSignedIn()
  const { failure, retry } = useHandOff(uid, site.href)
  if (failure === undefined) {
    return (
      <EntryPage heading={texts.title} lead={texts.calm(site.host)}>
        <div className={styles.progress} role="progressbar" aria-label={texts.title} />
      </EntryPage>
    )
  }
  return (
    <EntryPage heading={texts.failed} lead={site.host}>
      <Notice tone="error">{failure}</Notice>
      <Button wide onClick={retry}>
        {texts.retry}
      </Button>
      <BackToList />
    </EntryPage>
  )
}

function NoSuchName() {
  return (
    <EntryPage heading={texts.unknownName}>
      <BackToList />
    </EntryPage>
  )
}

function BackToList() {
  return (
    <LinkButton wide variant="secondary" to={paths.organizations}>
      {texts.back}
    </LinkButton>
  )
}
