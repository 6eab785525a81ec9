import type { DialogsPort, Question } from '@stoa/extension-sdk'

import { shownQuestion } from './shown-question.ts'

/** A question waiting for its answer. */
export interface OpenQuestion extends Question {
  id: number
  answer: (goesOn: boolean) => void
}

/** Questions in order; only the first is shown. Independent of React. */
export interface QuestionQueue extends DialogsPort {
  first(): OpenQuestion | undefined
  subscribe(listener: () => void): () => void
}

export function createQuestionQueue(): QuestionQueue {
  let questions: readonly OpenQuestion[] = []
  let nextId = 1
  const listeners = new Set<() => void>()
  const show = (next: readonly OpenQuestion[]) => {
    questions = next
    for (const listener of listeners) listener()
  }
  return {
    confirm: (question) =>
      new Promise((resolve) => {
        const id = nextId++
        const answer = (goesOn: boolean) => {
          show(questions.filter((open) => open.id !== id))
          resolve(goesOn)
        }
        show([...questions, { ...shownQuestion(question), id, answer }])
      }),
    first: () => questions[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
