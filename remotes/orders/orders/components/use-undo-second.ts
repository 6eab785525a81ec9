import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

/** The keys of the texts about one kind of write. */
interface TwiceTexts {
  /** What was done twice. */
  title: string
  message: string
  /** The button that cancels the second one. */
  cancel: string
  /** Said once it is canceled. */
  canceled: string
}

/** Says that something was done twice, and offers to cancel the second one of the order with this number; its failure is reported by the shell. */
export function useUndoSecond() {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  return async (texts: TwiceTexts, number: number, cancel: () => Promise<unknown>): Promise<void> => {
    const [title, message] = [t(texts.title), t(texts.message)]
    const isUnwanted = await confirm({ title, message, confirmLabel: t(texts.cancel), tone: 'danger' })
    if (!isUnwanted) return notify.error(title, message)
    const isCanceled = await cancel().then(
      () => true,
      () => false,
    )
    if (isCanceled) notify.success(t(texts.canceled), `#${number}`)
  }
}
