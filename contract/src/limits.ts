/** Every business constant of the specification (section 9), named with its unit. */

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

export const organizationDisplayNameLength = { min: 4, max: 20 } as const
export const organizationNameLength = { min: 3, max: 63 } as const
export const usernameMaxLength = 64
export const personNameMaxLength = 100
export const emailMaxLength = 254

export const passwordMinLength = 6
/** In code points, so that an emoji counts once. */
export const passwordMaxLength = 128

export const organizationNameCheckDebounceMs = 200
export const usernameCheckDebounceMs = 500
export const listFilterDebounceMs = 500
/** Kept by the specification between creating the account and saving the username. */
export const signUpSettleMs = 2_000
export const resetRedirectMs = 3_000

export const resetPasswordMinScore = 75

export const profilePhotoMaxBytes = 20 * MEBIBYTE

export const pageSizes = [10, 20, 30] as const
export const defaultPageSize = 10
/** No list answers more than this many rows a page, whatever is asked. */
export const maxPageSize = 100

export const loaderStepPercent = 5
export const loaderStepMs = 100
export const loaderMaxPercent = 95

export const modalTransitionMs = 300
export const modalBackdropMs = 150
export const toastMs = 5_000

export const jsonTimeoutMs = 350_000
export const multipartTimeoutMs = 35_000

export const idTokenSeconds = 3_600

export const defaultBrandColors = { primary: '#0070f3', page_background: '#222' } as const

/** First host labels that select no space (specification, section 1). */
export const nonSpaceLabels = ['platform', 'accounts', 'api', 'www', 'studio'] as const
