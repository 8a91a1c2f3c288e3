/** A backup or a restore that cannot be done: the message is the sentence for whoever asked for it. */
export class BackupError extends Error {}
