import { useCallback, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

const PENDING = 'pending'

/** The fields of a form whose control still works on its value, such as an upload under way. */
export function usePendingFields<Values extends FieldValues>({
  setError,
  clearErrors,
  getFieldState,
}: UseFormReturn<Values>) {
  const [fields, setFields] = useState<readonly FieldPath<Values>[]>([])
  const setPending = useCallback(
    (field: FieldPath<Values>, isPending: boolean) => {
      setFields((before) => [...before.filter((other) => other !== field), ...(isPending ? [field] : [])])
      if (!isPending && getFieldState(field).error?.type === PENDING) clearErrors(field)
    },
    [clearErrors, getFieldState],
  )
  return {
    setPending,
    isPending: fields.length > 0,
    /** Says at each pending field that the form waits for it. */
    refuse: () => {
      for (const field of fields) setError(field, { type: PENDING, message: 'admin.files.uploading' })
    },
  }
}
