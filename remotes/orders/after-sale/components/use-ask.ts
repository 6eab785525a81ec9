import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'

interface QuestionOptions {
  tone?: 'danger' | 'neutral'
  amount?: string
}

/** Asks before a write. Texts are under `afterSale.ask.<name>`. */
export function useQuestion() {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  return (name: string, { tone = 'danger', ...values }: QuestionOptions = {}): Promise<boolean> =>
    confirm({
      title: t(`afterSale.ask.${name}.title`),
      message: t(`afterSale.ask.${name}.message`, values),
      confirmLabel: t(`afterSale.ask.${name}.confirm`, values),
      tone,
    })
}

/** Asks before a write that is sent at once, and says when it is done. Texts are under `afterSale.ask.<name>`. */
export function useAsk(number: number) {
  const { t } = useTranslation()
  const ask = useQuestion()
  const notify = useNotify()
  return async (name: string, write: () => Promise<unknown>, options: QuestionOptions = {}) => {
    if (!(await ask(name, options))) return
    // The shell reports why a write failed.
    const isDone = await write().then(
      () => true,
      () => false,
    )
    if (isDone) notify.success(t(`afterSale.ask.${name}.done`), `#${number}`)
  }
}
