import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

/** Asks before a write that cannot be taken back, and says when it is done. Texts are under `afterSale.ask.<name>`. */
export function useAsk(number: number) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const notify = useNotify()
  return async (
    name: string,
    write: () => Promise<unknown>,
    { tone = 'danger', ...values }: { tone?: 'danger' | 'neutral'; amount?: string } = {},
  ) => {
    const question = {
      title: t(`afterSale.ask.${name}.title`),
      message: t(`afterSale.ask.${name}.message`, values),
      confirmLabel: t(`afterSale.ask.${name}.confirm`, values),
      tone,
    }
    if (!(await confirm(question))) return
    // The shell reports why a write failed.
    const isDone = await write().then(
      () => true,
      () => false,
    )
    if (isDone) notify.success(t(`afterSale.ask.${name}.done`), `#${number}`)
  }
}
