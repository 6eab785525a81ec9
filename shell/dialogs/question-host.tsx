import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

import type { QuestionDialog } from './question-dialog.tsx'
import type { OpenQuestion, QuestionQueue } from './question-queue.ts'
import { useCode } from './use-code.ts'

const loadDialog = async () => (await import('./question-dialog.tsx')).QuestionDialog

interface QuestionHostProps {
  queue: QuestionQueue
  load?: typeof loadDialog
}

/** Asks what is in the queue, one question at a time; in the browser's own words where the dialog cannot be fetched. */
export function QuestionHost({ queue, load = loadDialog }: QuestionHostProps) {
  const { t } = useTranslation('shell')
  const [Dialog, setDialog] = useState<typeof QuestionDialog>()
  const question = useSyncExternalStore(queue.subscribe, queue.first)
  const ask = ({ title, message, typeToConfirm, answer }: OpenQuestion) => {
    const words = `${title}\n${message}`
    if (typeToConfirm === undefined) return answer(confirm(words))
    const typed = prompt(`${words}\n${t('question.type', { text: typeToConfirm })}`)
    answer(typed?.trim() === typeToConfirm)
  }
  useCode(Dialog ? undefined : question?.id, {
    load,
    onCode: (dialog) => setDialog(() => dialog),
    onMissing: () => question && ask(question),
  })
  return question && Dialog ? <Dialog key={question.id} question={question} /> : null
}
