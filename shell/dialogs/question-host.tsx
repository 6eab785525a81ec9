import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import type { QuestionDialog } from './question-dialog.tsx'
import type { OpenQuestion, QuestionQueue } from './question-queue.ts'
import { useLazyCode } from './use-lazy-code.ts'

const loadDialog = async () => (await import('./question-dialog.tsx')).QuestionDialog

interface QuestionHostProps {
  queue: QuestionQueue
  load?: typeof loadDialog
}

/** Shows the queued questions one at a time. Falls back to the browser's own dialogs if the code cannot be fetched. */
export function QuestionHost({ queue, load = loadDialog }: QuestionHostProps) {
  const { t } = useTranslation('shell')
  const [Dialog, setDialog] = useState<typeof QuestionDialog>()
  const question = useSyncExternalStore(queue.subscribe, queue.first)
  const ask = ({ title, message, typeToConfirm, answer }: OpenQuestion) => {
    const text = `${title}\n${message}`
    if (typeToConfirm === undefined) return answer(confirm(text))
    const typed = prompt(`${text}\n${t('question.type', { text: typeToConfirm })}`)
    answer(typed?.trim() === typeToConfirm)
  }
  useLazyCode(Dialog ? undefined : question?.id, {
    load,
    onCode: (dialog) => setDialog(() => dialog),
    onMissing: () => question && ask(question),
  })
  return question && Dialog ? <Dialog key={question.id} question={question} /> : null
}
