import { useNotify, useTranslation } from '@stoa/extension-sdk'

interface CopyTexts {
  /** The keys of the notice once the text is copied, and of the one when the browser refuses. */
  done: string
  failed: string
  /** Explains the refusal. Default: the text, to be copied by hand. */
  hint?: string
}

/** Copies a text, and says whether the browser did. The notice names what the text is of; default the text. */
export function useCopyText({ done, failed, hint }: CopyTexts): (text: string, of?: string) => Promise<void> {
  const { t } = useTranslation()
  const notify = useNotify()
  return async (text, of = text) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t(done), of)
    } catch {
      notify.error(t(failed), hint ?? text)
    }
  }
}
