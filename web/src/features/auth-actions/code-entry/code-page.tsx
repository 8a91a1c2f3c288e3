/** /verify: a static page with six boxes for a code (docs/requirements.md#code-entry). It sends nothing anywhere. */
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { authActionMessages } from '#messages/account/auth-actions.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { EntryForm } from '#ui/form/entry/entry-form.tsx'
import { AuthLayout } from '#ui/layout/auth-layout.tsx'
import { CodeBoxes } from './code-boxes.tsx'

const texts = authActionMessages.code

export function CodePage() {
  const [pressed, setPressed] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setPressed(true)
  }

  return (
    <AuthLayout heading={texts.heading} lead={texts.lead} footer={<Link to={paths.signIn}>{texts.signIn}</Link>}>
      <EntryForm onSubmit={submit}>
        <CodeBoxes />
        <Button type="submit" wide>
          {texts.confirm}
        </Button>
        <Button wide variant="quiet" onClick={() => setPressed(true)}>
          {texts.resend}
        </Button>
        {pressed ? <Notice tone="info">{texts.notInUse}</Notice> : null}
      </EntryForm>
    </AuthLayout>
  )
}
