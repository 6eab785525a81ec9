import { lazy, Suspense, useSyncExternalStore } from 'react'

import type { QuestionQueue } from './question-queue.ts'

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }))

/** Asks what is in the queue, one question at a time. */
export function QuestionHost({ queue }: { queue: QuestionQueue }) {
  const question = useSyncExternalStore(queue.subscribe, queue.first)
  if (!question) return null
  return (
    <Suspense>
      <QuestionDialog key={question.id} question={question} />
    </Suspense>
  )
}
