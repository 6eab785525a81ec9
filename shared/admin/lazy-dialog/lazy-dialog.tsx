import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { createLazy, useLoad } from '@stoa/ui/lazy-piece'
import type { ComponentType } from 'react'

interface LazyDialogProps {
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it opens first. Where the code cannot be loaded, a notice says so and the dialog
 * closes; the page keeps everything, and the next opening tries again.
 *
 * @example const EditItem = lazyDialog(async () => (await import('./edit-item.tsx')).EditItem)
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazy = createLazy(load)
  return function LazyDialog(props: Props) {
    const { t } = useTranslation()
    const notify = useNotify()
    const Dialog = useLoad(lazy, () => {
      notify.error(t('admin.notShown.title'), t('admin.notShown.message'))
      props.onClose()
    })
    return Dialog ? <Dialog {...props} /> : null
  }
}
