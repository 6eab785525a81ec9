import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { createDraft } from './form-draft.ts'
import type { Typed } from './form-draft.ts'

/** What became of the input of a form that was left unsaved. */
export interface FormDraft {
  /** The form shows what was typed before the page was loaded; until that is saved or discarded. */
  isRestored: boolean
  /** Forgets what was typed at once; for a form that is saved and leaves the page in the same breath. */
  forget: () => void
}

const NOTHING = '{}'

/**
 * Keeps what was typed into a form and not saved, so that it survives a reload of the tab: only fields that differ from
 * what is saved, by the page's path and the form's id, and no longer than the tab lives. It is forgotten once nothing
 * differs any more, and when the person signs out. Values must be JSON; never use it for a password.
 *
 * Call it after every effect that resets the form: what is restored would be reset with it.
 */
export function useFormDraft<Values extends FieldValues>(
  { control, formState, setValue }: Pick<UseFormReturn<Values>, 'control' | 'formState' | 'setValue'>,
  id: string,
): FormDraft {
  const [draft] = useState(() => createDraft(location.pathname, id))
  const isRestored = useSyncExternalStore(draft.subscribe, draft.isRestored)
  const values: Typed = useWatch({ control })
  const dirty = Object.entries(formState.dirtyFields).flatMap(([name, isDirty]) => (isDirty ? name : []))
  const typed = JSON.stringify(Object.fromEntries(dirty.map((name) => [name, values[name]])))

  useEffect(() => {
    for (const [name, value] of Object.entries(draft.read()))
      setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      })
  }, [draft, setValue])

  const kept = useRef(NOTHING)
  useEffect(() => {
    if (kept.current === typed) return
    kept.current = typed
    draft.keep(JSON.parse(typed) as Typed)
  }, [draft, typed])

  return { isRestored, forget: () => draft.keep({}) }
}
