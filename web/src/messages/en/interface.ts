/** Texts of the design system itself. */
export const interfaceMessages = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  switchTheme: 'Switch between light and dark',
  switchLanguage: 'Language',
  /** The strength meter's three rows, word for word (docs/requirements.md#password-strength). */
  strength: {
    label: 'Password strength',
    red: 'Password strength: Moderate',
    amber: 'Your password is good!',
    green: 'Your password very strong now!',
    common: 'This is a common password, one of the first that attackers try.',
  },
  or: 'or',
  /** Something takes long that has no words of its own. */
  wait: 'One moment.',
  closeDialog: 'Close',
  toasts: {
    /** `{hotkey}` is filled in by the toaster. */
    region: 'Notifications ({hotkey})',
    close: 'Close notification',
  },
} as const
