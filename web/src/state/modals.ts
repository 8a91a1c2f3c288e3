/** The modals that more than one place may open, by name: which are open, and with what. */
import { createPersonalStore } from './personal-store.ts'

/** Name -> what it is opened with. */
export interface Modals {
  profileImageUpload: { user_id: string }
  changePassword: { email: string }
}

export type ModalState<Args> = { open: true; args: Args } | { open: false; args: Args | null }

type AllModals = { readonly [Name in keyof Modals]?: ModalState<Modals[Name]> }

const store = createPersonalStore<AllModals>({})
const neverOpened = { open: false, args: null } as const

/** Open already, it goes on with the new arguments. */
export function openModal<Name extends keyof Modals>(name: Name, args: Modals[Name]): void {
  store.set({ ...store.get(), [name]: { open: true, args } })
}

/** The arguments stay: a modal that moves out still shows them. */
export function closeModal(name: keyof Modals): void {
  const state = store.get()[name]
  if (state?.open) store.set({ ...store.get(), [name]: { ...state, open: false } })
}

export function modalState<Name extends keyof Modals>(name: Name): ModalState<Modals[Name]> {
  return stateOf(store.get(), name)
}

export function useModal<Name extends keyof Modals>(name: Name): ModalState<Modals[Name]> {
  return store.use((all) => stateOf(all, name))
}

function stateOf<Name extends keyof Modals>(all: AllModals, name: Name): ModalState<Modals[Name]> {
  return all[name] ?? neverOpened
}
