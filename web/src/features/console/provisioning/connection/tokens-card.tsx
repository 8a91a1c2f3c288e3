/** The tokens of a directory: when each was made and last used, one more, and an end to one. */
import { maxConnectionTokens } from '@atrium/contract/limits'
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { toDayAndTime } from '#messages/dates.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Line, LineList } from '#ui/list/line-list.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { addToken, revokeToken } from '../api/connections.ts'
import styles from '../provisioning.module.css'

const texts = provisioningMessages.tokens
type Token = Connection['tokens'][number]

interface Props {
  connection: Connection
  /** One was made: told this once. */
  onToken: (token: string) => void
}

export function TokensCard({ connection: { id, tokens }, onToken }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const [revoked, setRevoked] = useState<Token | null>(null)
  const making = useMutation({
    mutationFn: () => addToken(organization, id),
    // Its answer holds the token, which is to lie nowhere.
    gcTime: 0,
    onError: showErrorToast,
    async onSuccess({ token }) {
      await refresh()
      onToken(token)
      making.reset()
    },
  })
  const use = ({ lastUsedOn }: Token) => (lastUsedOn === null ? texts.unused : texts.used(lastUsedOn))
  return (
    <Card id="directory-tokens" title={texts.title} lead={texts.lead}>
      {tokens.length === 0 ? <p>{texts.none}</p> : null}
      <LineList>
        {tokens.map((token) => {
          const made = toDayAndTime(token.createdAt)
          return (
            <Line
              key={token.id}
              aside={
                <Button
                  variant="quiet"
                  aria-label={texts.revokeNamed(made, use(token))}
                  onClick={() => setRevoked(token)}
                >
                  {texts.revoke}
                </Button>
              }
            >
              {texts.made(made)}
              <span className={styles.soft}>{use(token)}</span>
            </Line>
          )
        })}
      </LineList>
      {tokens.length < maxConnectionTokens ? (
        <div>
          <Button variant="secondary" busy={making.isPending} onClick={() => making.mutate()}>
            {tokens.length === 0 ? texts.first : texts.make}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{texts.full}</p>
      )}
      {revoked && <RevokeToken token={revoked} isLast={tokens.length === 1} onClose={() => setRevoked(null)} />}
    </Card>
  )
}

function RevokeToken({ token, isLast, onClose }: { token: Token; isLast: boolean; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const revoking = useMutation({
    mutationFn: () => revokeToken(organization, token.id),
    onError: tellAndClose(onClose),
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', text: texts.revoked })
      await refresh()
    },
  })
  return (
    <ConfirmModal
      title={texts.ask}
      lead={isLast ? texts.askLast : texts.askOther}
      texts={texts}
      isDanger
      busy={revoking.isPending}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    />
  )
}
