import { useUnsavedChanges } from '@stoa/extension-sdk'
import { useState } from 'react'

import { useDiscardQuestion } from '../form/use-discard-question.ts'
import type { useListFilter } from './use-list-filter.ts'

type ListSteps = Pick<ReturnType<typeof useListFilter>, 'narrow' | 'setFilter' | 'turnTo' | 'reset'>

/**
 * A list whose rows are edited in place, such as in a grid: other rows take the place of those with changes, so each
 * step of the list asks first while `isDirty`, and leaving the page warns. When the changes are discarded, `gridKey`
 * changes: as the key of the grid it makes one without them.
 */
export function useEditedList<List extends ListSteps>(list: List) {
  const confirmDiscard = useDiscardQuestion()
  const [isDirty, setDirty] = useState(false)
  const [gridKey, setGridKey] = useState(0)
  useUnsavedChanges(isDirty)

  const asking =
    <Change extends unknown[]>(go: (...change: Change) => void) =>
    async (...change: Change) => {
      if (isDirty) {
        if (!(await confirmDiscard())) return
        setGridKey((key) => key + 1)
        setDirty(false)
      }
      go(...change)
    }
  return {
    list: {
      ...list,
      narrow: asking(list.narrow),
      setFilter: asking(list.setFilter),
      turnTo: asking(list.turnTo),
      reset: asking(list.reset),
    },
    isDirty,
    setDirty,
    gridKey,
  }
}
