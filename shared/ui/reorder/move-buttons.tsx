import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'

interface MoveButtonsProps {
  /** The axis of the list. */
  direction: 'down' | 'along'
  index: number
  count: number
  earlierLabel: string
  laterLabel: string
  onMove: (step: -1 | 1) => void
}

/** Move an item by one position. The focus stays with the item. */
export function MoveButtons(props: MoveButtonsProps) {
  const { direction, index, count, earlierLabel, laterLabel, onMove } = props
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const pressed = useRef<-1 | 1>(undefined)

  // A row that moves in the page loses the focus, and a button that is disabled cannot keep it.
  useEffect(() => {
    if (pressed.current === -1) (index === 0 ? later : earlier).current?.focus()
    if (pressed.current === 1) (index === count - 1 ? earlier : later).current?.focus()
    pressed.current = undefined
  }, [index, count])

  const move = (step: -1 | 1) => {
    pressed.current = step
    onMove(step)
  }
  const common = { variant: 'quiet', size: 'small', isDirectional: direction === 'along' } as const
  return (
    <>
      <Button
        {...common}
        ref={earlier}
        icon={direction === 'along' ? ArrowLeft : ArrowUp}
        aria-label={earlierLabel}
        isDisabled={index === 0}
        onPress={() => move(-1)}
      />
      <Button
        {...common}
        ref={later}
        icon={direction === 'along' ? ArrowRight : ArrowDown}
        aria-label={laterLabel}
        isDisabled={index === count - 1}
        onPress={() => move(1)}
      />
    </>
  )
}
