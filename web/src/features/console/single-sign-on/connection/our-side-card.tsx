/** What the other side is given, to be copied. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { guideMessages } from '#messages/console/sign-in-guide.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Guide } from '../guide/guide.tsx'
import styles from '../single-sign-on.module.css'

const texts = singleSignOnMessages.ours
const fields = { ...provisioningMessages.setUp.fields, copyNamed: guideMessages.copyNamed }

export function OurSideCard({ connection: { kind, our_side: ours, oidc, saml } }: { connection: SignInConnection }) {
  const addresses = [
    { name: 'redirect', label: texts.redirect, value: ours.redirect_uri },
    { name: 'metadata', label: texts.metadata, value: ours.metadata_url },
    { name: 'acs', label: texts.acs, value: ours.acs_url },
  ]
  return (
    <Card id="sign-in-ours" title={texts.title} lead={texts.lead}>
      <div className={styles.code}>
        {addresses.map(({ name, label, value }) =>
          value === null ? null : <CopyableField key={name} name={name} label={label} value={value} texts={fields} />,
        )}
      </div>
      {ours.metadata_url === null ? null : (
        <div>
          <LinkButton variant="secondary" to={ours.metadata_url} reloadDocument target="_blank">
            {texts.download}
          </LinkButton>
        </div>
      )}
      <Guide kind={kind} preset={(oidc ?? saml)?.preset ?? 'other'} ours={ours} />
    </Card>
  )
}
