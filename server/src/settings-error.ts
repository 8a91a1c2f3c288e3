/** A setting that is missing or wrong: its message is one sentence for whoever set it. */
export class SettingsError extends Error {}
