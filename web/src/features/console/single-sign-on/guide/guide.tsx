/** What to do at the provider, step by step, with what is to be copied from here right where it is needed. */
import type { ConnectionKind, OurSide } from '@atrium/contract/organizations/sign-in-connection'
import type { IssuerPreset } from '@atrium/contract/organizations/sign-in-presets'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { guideMessages as texts } from '#messages/console/sign-in-guide.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import { providerNames } from '../provider-names.ts'
import styles from '../single-sign-on.module.css'
import { type OwnField, providerSteps, type Step } from './provider-steps.ts'

const { form, ours: ourTexts } = singleSignOnMessages
const copyTexts = { ...provisioningMessages.setUp.fields, copyNamed: texts.copyNamed }

const ownFields: Record<OwnField, string> = {
  issuer: form.issuer,
  clientId: form.clientId,
  secret: form.secret,
  metadata: form.metadata.address,
  metadataText: form.metadata.text,
}
const ourNames: Record<keyof OurSide, string> = {
  redirect_uri: ourTexts.redirect,
  metadata_url: ourTexts.metadata,
  acs_url: ourTexts.acs,
}

interface Props {
  preset: IssuerPreset
  kind: ConnectionKind
  ours: OurSide
}

export function Guide({ preset, kind, ours }: Props) {
  return (
    <details className={styles.guide}>
      <summary>{preset === 'other' ? texts.showAny : texts.show(providerNames[preset])}</summary>
      <ol role="list" className={styles.steps}>
        {providerSteps[preset][kind].map((step, index) => (
          // A guide's steps are the same at each render.
          <li key={index}>
            {sentence(step)}
            {step.do === 'enter' && (
              <div className={styles.code}>
                <CopyableField
                  label={ourNames[step.ours]}
                  name={`${step.ours}-${index}`}
                  value={ours[step.ours] ?? ''}
                  texts={copyTexts}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function sentence(step: Step): string {
  switch (step.do) {
    case 'open':
      return texts.open(step.path.join(' › '))
    case 'choose':
      return texts.choose(step.value, step.field)
    case 'enter':
      return texts.enter(step.field)
    case 'take':
      return step.shape === undefined
        ? texts.take(step.from, ownFields[step.into])
        : texts.takeInto(step.from, step.shape, ownFields[step.into])
    case 'type':
      return step.value.includes('{')
        ? texts.typeOwn(step.value, ownFields[step.into])
        : texts.type(step.value, ownFields[step.into])
    case 'claims':
      return texts.claims(step.place, step.names.join(', '))
    case 'map':
      return texts.map(step.place, step.pairs.map((pair) => pair.join(' → ')).join(', '))
    case 'groups':
      return texts.groups(step.place, step.claim)
    case 'note':
      return texts.notes[step.about]
    default:
      return texts[step.do](step.field)
  }
}
