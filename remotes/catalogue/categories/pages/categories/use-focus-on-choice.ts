import { useEffect, useRef } from 'react'

/** Takes the focus to the category that was just chosen, and back to the tree when none is shown any more. */
export function useFocusOnChoice(id: string | undefined) {
  const treeRef = useRef<HTMLDivElement>(null)
  const shownRef = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    const { current: element } = id === undefined ? treeRef : shownRef
    element?.focus()
  }, [id])
  return { treeRef, shownRef }
}
