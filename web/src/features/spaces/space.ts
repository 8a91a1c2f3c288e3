/** The organization whose sub-domain the page was opened at. */
import type { PageSettings } from '@atrium/contract/page-settings'

export type Space = NonNullable<PageSettings['space']>
