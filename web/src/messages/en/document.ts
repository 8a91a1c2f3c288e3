/** What a document says by itself, before any script. */
export const documentMessages = {
  needsScripts: (product: string) =>
    `${product} needs JavaScript to sign you in. Please turn it on and load this page again.`,
} as const
