/** What each last step of the learners' sign-in is given. */
export interface StepProps {
  /** The organization's workspace name. */
  organization: string
  username: string
  onDone: () => void
  onBack: () => void
}
