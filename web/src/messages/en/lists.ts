/** What every list says, whatever it lists. */
export const listMessages = {
  filter: 'Filter',
  clearFilter: 'Clear filter',
  emptyFilterAdvice: (filter: string) => `Nothing matches “${filter}”.`,
  retry: 'Try again',
  pages: 'Pages',
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, total: number) => `${from} - ${to} of ${total}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  opensNewTab: 'opens in a new tab',
  acceptingInvite: 'Accepting Invite...',
} as const
