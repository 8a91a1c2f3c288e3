/** Tells a password manager whose password a form is about; nobody sees it. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
}
