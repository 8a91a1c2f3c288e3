/** Texts of the design system itself. */
export const interfaceMessages = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  switchTheme: 'Switch between light and dark',
  loading: 'Loading',
} as const
