/** The dialogs about learners. A chunk of its own, fetched once somebody comes near the list. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import { AddLearner } from './add-learner.tsx'
import { CardAlone } from './card-alone.tsx'
import { EditLearner } from './edit-learner.tsx'
import type { LearnerDialog } from './learner-dialog.ts'
import { GiveAddress } from './give-address.tsx'
import { NewCards } from './new-cards.tsx'
import { NewPictures } from './new-pictures.tsx'
import { RemoveLearners } from './remove-learners.tsx'
import { SetPassword } from './set-password.tsx'
import { TakeBackAddress } from './take-back-address.tsx'
import type { CardGroup } from '../cards/card-group.ts'

interface Props {
  dialog: LearnerDialog
  classes: readonly SchoolClass[]
  onCards: (groups: readonly CardGroup[]) => void
  onClose: () => void
  /** It is done. */
  onDone: () => void
}

export function LearnerDialogs({ dialog, classes, onCards, onClose, onDone }: Props) {
  if (dialog.kind === 'add') {
    return <AddLearner classes={classes} schoolClass={dialog.schoolClass} onMade={onCards} onClose={onClose} />
  }
  if (dialog.kind === 'class-cards' || dialog.kind === 'cards') {
    return <NewCards whose={dialog} onMade={onCards} onClose={onClose} />
  }
  const { kind, learners } = dialog
  if (kind === 'remove') return <RemoveLearners learners={learners} onDone={onDone} onClose={onClose} />
  const [learner] = learners
  if (learner === undefined) return null
  const about = { learner, onClose }
  switch (kind) {
    case 'edit':
      return <EditLearner {...about} />
    case 'pictures':
      return <NewPictures {...about} />
    case 'password':
      return <SetPassword {...about} />
    case 'card-alone':
      return <CardAlone {...about} />
    case 'address':
      return <GiveAddress {...about} />
    case 'address-back':
      return <TakeBackAddress {...about} />
  }
}
