/** What every wizard says of itself. */
export const wizardMessages = {
  step: (at: number, of: number) => `Step ${at} of ${of}`,
} as const
