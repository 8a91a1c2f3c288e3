/** What the dialog tells whoever asked. */
export interface FreshSignInProps {
  onConfirmed: () => void
  onClose: () => void
}
