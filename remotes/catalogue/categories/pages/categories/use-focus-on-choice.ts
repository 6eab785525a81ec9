import { useEffect, useRef } from 'react'

/** Takes the focus to the category that was just chosen, and back to the tree when none is shown any more. */
export function useFocusOnChoice(id: string | undefined) {
  const treePlace = useRef<HTMLDivElement>(null)
  const shownPlace = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    const { current: place } = id === undefined ? treePlace : shownPlace
    place?.focus()
  }, [id])
  return { treePlace, shownPlace }
}
