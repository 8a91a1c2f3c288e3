/** What somebody is looking for in a list of users, and in which order: kept while they go and come back. */
import { createPersonalStore } from './personal-store.ts'

export type UsersListName = 'users' | 'staffs' | 'owners' | 'labels' | 'inviteUser'

export interface UsersListState {
  searchTerm: string
  /** The label or class that narrows the list. */
  categoryId: string | null
  sortOrder: 'asce' | 'desc'
  /** By which column; undefined for the list's own. */
  sortField?: string | undefined
  /** Undefined for every role. */
  role?: string | undefined
}

const untouched: UsersListState = { searchTerm: '', categoryId: null, sortOrder: 'asce' }

const store = createPersonalStore<Partial<Readonly<Record<UsersListName, UsersListState>>>>({})

export function usersList(list: UsersListName): UsersListState {
  return store.get()[list] ?? untouched
}

export function changeUsersList(list: UsersListName, change: Partial<UsersListState>): void {
  store.set({ ...store.get(), [list]: { ...usersList(list), ...change } })
}

export function useUsersList(list: UsersListName): UsersListState {
  return store.use((lists) => lists[list] ?? untouched)
}
