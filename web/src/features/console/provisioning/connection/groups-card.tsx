/** What the groups of a directory become; where there are some, that is asked first. */
import { type Connection, type GroupTarget, groupTargets } from '@atrium/contract/organizations/provisioning'
import { useMutation } from '#api/use-mutation.ts'
import { type FormEvent, useState } from 'react'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { changeGroups } from '../api/connections.ts'
import { groupChoices } from '../group-choices.ts'
import styles from '../provisioning.module.css'

const texts = provisioningMessages.groups

export function GroupsCard({ connection: { id, groups, groupCount } }: { connection: Connection }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  // What was not touched follows what is there.
  const [wanted, setWanted] = useHeldState<GroupTarget | null>(`groups of directory ${id}`, null)
  const chosen = wanted ?? groups
  const [isAsking, setIsAsking] = useState(false)
  const saving = useMutation({
    mutationFn: () => changeGroups(organization, id, chosen),
    onError: tellAndClose(() => setIsAsking(false)),
    async onSuccess() {
      setIsAsking(false)
      showToast({ kind: 'success', text: texts.saved })
      await refresh()
      setWanted(null)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (groupCount > 0) setIsAsking(true)
    else saving.mutate()
  }
  return (
    <Card id="directory-groups" title={texts.title}>
      <form className={styles.part} noValidate onSubmit={submit}>
        <ChoiceField
          label={texts.title}
          isLabelSeen={false}
          name="groups"
          choices={groupChoices}
          value={chosen}
          onChange={({ target: { value } }) => setWanted(groupTargets.find((one) => one === value) ?? null)}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            // Under the question it cannot be `disabled`: closing, that gives the focus back to it.
            busy={saving.isPending && groupCount === 0}
            held={saving.isPending || chosen === groups}
          >
            {texts.save}
          </Button>
        </div>
      </form>
      {isAsking && (
        <ConfirmModal
          title={texts.ask}
          lead={texts.askLead(groupCount)}
          texts={texts}
          isDanger
          busy={saving.isPending}
          onConfirm={() => saving.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}
