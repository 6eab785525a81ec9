import { jest } from '@jest/globals'
import type { Question } from '@stoa/extension-sdk'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { English } from '../testing/english.tsx'
import { QuestionHost } from './question-host.tsx'
import { createQuestionQueue } from './question-queue.ts'

const question = { title: 'Delete the lamp?', message: 'It is gone for good.', confirmLabel: 'Delete' }

function open(load?: () => Promise<never>) {
  const queue = createQuestionQueue()
  const answers: boolean[] = []
  render(
    <English>
      <QuestionHost queue={queue} {...(load && { load })} />
    </English>,
  )
  const ask = (...questions: Question[]) =>
    act(() => {
      for (const one of questions) void queue.confirm(one).then((goesOn) => answers.push(goesOn))
    })
  return { ask, answers }
}

const unreachable = () => Promise.reject(new Error('ChunkLoadError'))

afterEach(() => jest.restoreAllMocks())

test('shows one question at a time', async () => {
  const { ask, answers } = open()
  ask(question, question)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(answers).toEqual([true]))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(answers).toEqual([true, false]))
})

test('without the dialog’s code the browser asks', async () => {
  const native = jest.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false)
  const { ask, answers } = open(unreachable)
  ask(question, question)
  await waitFor(() => expect(answers).toEqual([true, false]))
  expect(native).toHaveBeenCalledWith('Delete the lamp?\nIt is gone for good.')
})

test.each([
  [' lamp ', true],
  ['lamb', false],
  [null, false],
])('the browser also requires the typed confirmation: %j', async (typed, goesOn) => {
  const native = jest.spyOn(window, 'prompt').mockReturnValue(typed)
  const { ask, answers } = open(unreachable)
  ask({ ...question, typeToConfirm: 'lamp' })
  await waitFor(() => expect(answers).toEqual([goesOn]))
  expect(native).toHaveBeenCalledWith(expect.stringContaining('Type “lamp” to confirm'))
})
