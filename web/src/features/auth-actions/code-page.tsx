/** /verify: a static page with six boxes for a code (docs/requirements.md#code-entry). It sends nothing anywhere. */
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { authActionMessages } from '#messages/auth-actions.ts'
import { Button } from '#ui/button.tsx'
import { EntryPage } from '#ui/entry-page.tsx'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { CodeBoxes } from './code-boxes.tsx'

const texts = authActionMessages.code

export function CodePage() {
  const [pressed, setPressed] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setPressed(true)
  }

  return (
    <EntryPage heading={texts.heading} lead={texts.lead} footer={<Link to={paths.signIn}>{texts.signIn}</Link>}>
      <Form onSubmit={submit}>
        <CodeBoxes />
        <Button type="submit" wide>
          {texts.confirm}
        </Button>
        <Button wide variant="quiet" onClick={() => setPressed(true)}>
          {texts.resend}
        </Button>
        {/* There before it is needed: a live region speaks only of what changes in it. */}
        <div role="status">
          {pressed ? (
            <Notice tone="info" announce="none">
              {texts.notInUse}
            </Notice>
          ) : null}
        </div>
      </Form>
    </EntryPage>
  )
}
