/** By how much clocks may differ: one rule for both kinds of connection, since it is the same servers whose clocks are off. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'

export const CLOCK_SKEW_MS = 2 * MINUTE_MS
