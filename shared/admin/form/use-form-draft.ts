import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { createDraft } from '../draft/draft.ts'
import { createKeeper } from './keeper.ts'

/** What happened to the input of a form that was left unsaved. */
export interface FormDraft {
  /** The form shows what was typed before the page was loaded; until that is saved or discarded. */
  isRestored: boolean
  /** Forgets what was typed at once; for a form that is saved and leaves the page in the same breath. */
  forget: () => void
}

/**
 * Keeps what was typed into a form and not saved, so that it survives a reload of the tab: only fields that differ from
 * what is saved, by the page's path and the form's id, and no longer than the tab lives. It is forgotten once nothing
 * differs any more, and when the person signs out. Values must be JSON; never use it for a password. Nothing is drawn
 * again because of typing.
 *
 * Call it after every effect that resets the form: what is restored would be reset with it.
 */
export function useFormDraft<Values extends FieldValues>(
  { setValue, subscribe }: Pick<UseFormReturn<Values>, 'setValue' | 'subscribe'>,
  id: string,
): FormDraft {
  const [draft] = useState(() => createDraft(location.pathname, id))
  const [keeper] = useState(() => createKeeper(draft))
  const isRestored = useSyncExternalStore(draft.subscribe, draft.isRestored)

  useEffect(() => {
    let isRestoring = true
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        if (isRestoring) return
        const isTyped = ([name]: [string, unknown]) => Boolean(dirtyFields[name as keyof typeof dirtyFields])
        keeper.keep(Object.fromEntries(Object.entries(values).filter(isTyped)))
      },
    })
    for (const [name, value] of Object.entries(draft.read()))
      setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      })
    isRestoring = false
    window.addEventListener('pagehide', keeper.finish)
    return () => {
      window.removeEventListener('pagehide', keeper.finish)
      unsubscribe()
      keeper.finish()
    }
  }, [draft, keeper, setValue, subscribe])

  return { isRestored, forget: () => keeper.keep({}) }
}
