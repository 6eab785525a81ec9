import Ellipsis from 'lucide-react/icons/ellipsis'
import { Button } from '../button/button.tsx'
import { useRowMenu, type RowMenuProps } from '../table/use-row-menu.tsx'

/** The menu of one node. Its button is react-aria's, whose presses do not press the node. */
export function NodeMenu(props: RowMenuProps) {
  const { button, isOpen, isBusy, load, open, popover } = useRowMenu(props)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={Ellipsis}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isLoading={isBusy}
        onFocus={load}
        onHoverStart={load}
        onPress={open}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') open()
        }}
      />
      {popover}
    </>
  )
}
