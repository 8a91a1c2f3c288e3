/** The settings of a connection, which can be changed while it is off. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { useState } from 'react'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { ConnectionForm } from '../connection-form.tsx'

const { form: texts, settings } = singleSignOnMessages

export function SettingsCard({ connection }: { connection: SignInConnection }) {
  const [isChanging, setIsChanging] = useState(false)
  const isOn = connection.state === 'on'
  return (
    <Card id="sign-in-settings" title={settings}>
      <CardText>
        <p>{isOn ? texts.offFirst : texts.again}</p>
        <Button variant="secondary" disabled={isOn} onClick={() => setIsChanging(true)}>
          {texts.edit}
        </Button>
      </CardText>
      {isChanging && (
        <ConnectionForm
          connection={connection}
          onDone={() => showToast({ kind: 'success', text: texts.saved })}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Card>
  )
}
