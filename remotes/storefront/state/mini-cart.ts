import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const added = createStore<{ id: string | null }>(() => ({ id: null }))

/** Shows the line that was just put in the cart; null shows none. */
export const showAdded = (id: string | null): void => added.setState({ id })

/** The id of the line that was just put in. */
export const useAdded = (): string | null => useStore(added, ({ id }) => id)
