/** Light or dark, where somebody has chosen: kept in a cookie, so that the document arrives in it. */
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

export const themeCookie = 'atrium_theme'

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}
