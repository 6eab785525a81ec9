import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'

import { createQuestionQueue } from '../dialogs/question-queue.ts'
import { createLedger } from '../extensions/containment/ledger.ts'
import { English } from '../testing/english.tsx'
import { createToastQueue, type ToastQueue } from '../toasts/toast-queue.ts'
import { OverlayHosts } from './overlay-hosts.tsx'

function open(toasts: ToastQueue) {
  const questions = createQuestionQueue()
  render(
    <English>
      <p>The page</p>
      <OverlayHosts
        ledger={createLedger(() => undefined)}
        toasts={toasts}
        questions={questions}
        onFailure={() => undefined}
      />
    </English>,
    { onCaughtError: () => undefined },
  )
  return questions
}

afterEach(() => jest.restoreAllMocks())

test('objects in messages and questions of extensions are shown as texts', async () => {
  const toasts = createToastQueue()
  const questions = open(toasts)
  act(() => {
    toasts.add({ type: 'error', title: 'Not saved', message: new Error('no points left') } as never)
    void questions.confirm({ title: 'Go on?', message: {}, confirmLabel: 'Go on' } as never)
  })
  expect(await screen.findByText('[object Object]')).toBeInTheDocument()
  expect(screen.getByText('no points left')).toBeInTheDocument()
  expect(screen.getByText('The page')).toBeInTheDocument()
})

test('a host that fails takes neither the page nor the other hosts with it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = [{ id: 1, type: 'info', title: 'x', message: {} }] as never
  const questions = open({ ...createToastQueue(), list: () => broken })
  act(() => void questions.confirm({ title: 'Go on?', message: 'Once.', confirmLabel: 'Go on' }))
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeInTheDocument()
  expect(screen.getByText('The page')).toBeInTheDocument()
  expect(error).toHaveBeenCalledWith('[stoa] shell toasts failed', expect.any(Error))
})
