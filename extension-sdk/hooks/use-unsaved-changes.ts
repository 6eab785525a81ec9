import { useContext, useEffect } from 'react'

import { UnsavedChangesContext } from '../host/context.ts'

/**
 * Guards what was typed and not saved yet. While `isDirty` is true, a link or Back that leads to another page of
 * the admin first asks in a dialog of the shell, and closing or reloading the tab asks in the browser's own.
 * A page is guarded while any of its contributions says so; changes of the query string are never asked about.
 * Pass false while a save is under way, so that people may go on. Does nothing on the sign-in page.
 *
 * @example useUnsavedChanges(form.isDirty && !form.isSaving)
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const hold = useContext(UnsavedChangesContext)
  useEffect(() => (isDirty ? hold?.() : undefined), [hold, isDirty])
}
