import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { MenuEntry } from '../menu/menu.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { RowMenu } from '../table/row-menu.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { SavedView, SavedViewsProps } from './saved-views.tsx'

interface ViewActionsProps extends SavedViewsProps {
  /** The view that is open. */
  open: SavedView | undefined
}

/** The menu of the open view, and the save button. */
export function ViewActions(props: ViewActionsProps) {
  const { views, open, first, isChanged } = props
  const t = useUiText()
  const [naming, setNaming] = useState<'save' | 'rename'>()
  const position = views.findIndex(({ id }) => id === open?.id)

  const entriesOf = ({ id }: SavedView): MenuEntry[] => [
    ...(isChanged ? [{ id: 'update', label: t('views.update'), onAction: () => props.onUpdate(id) }] : []),
    { id: 'rename', label: t('views.rename'), onAction: () => setNaming('rename') },
    first === id
      ? { id: 'first', label: t('views.notFirst'), onAction: () => props.onFirst(undefined) }
      : { id: 'first', label: t('views.openFirst'), onAction: () => props.onFirst(id) },
    {
      id: 'earlier',
      label: t('views.earlier'),
      isDisabled: position === 0,
      onAction: () => props.onMove(id, -1),
    },
    {
      id: 'later',
      label: t('views.later'),
      isDisabled: position === views.length - 1,
      onAction: () => props.onMove(id, 1),
    },
    { id: 'remove', label: t('views.remove'), tone: 'danger', onAction: () => props.onRemove(id) },
  ]
  const name = (text: string) => {
    if (naming === 'rename' && open) props.onRename(open.id, text)
    else props.onSave(text)
    setNaming(undefined)
  }

  return (
    <>
      {open ? (
        <RowMenu label={t('views.actions', { name: open.name })} entries={() => entriesOf(open)} />
      ) : null}
      {isChanged ? (
        <Button variant="quiet" size="small" icon={BookmarkPlus} onPress={() => setNaming('save')}>
          {t('views.save')}
        </Button>
      ) : null}
      {naming ? (
        <NameDialog
          title={naming === 'rename' ? t('views.rename') : t('views.save')}
          name={naming === 'rename' ? (open?.name ?? '') : ''}
          onName={name}
          onClose={() => setNaming(undefined)}
        />
      ) : null}
    </>
  )
}
