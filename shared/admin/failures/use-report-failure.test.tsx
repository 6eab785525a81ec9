/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type ApiFailure } from '@stoa/api/http'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { useReportFailure } from './use-report-failure.ts'
import { useReportReadFailure } from './use-report-read-failure.ts'

const WRITE = { method: 'POST', path: '/admin/products/prod_1' } as const

async function report(failure: ApiFailure, title?: string) {
  const error = new ApiError(failure, WRITE)
  const { messages } = openPage(function Page() {
    const reportFailure = useReportFailure()
    return <button onClick={() => reportFailure(error, title)}>Report</button>
  })
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  return messages
}

test('a refusal is an error with the words of the server', async () => {
  const refusal = { kind: 'http', status: 400, message: 'The title is taken' } as const
  expect(await report(refusal)).toEqual([
    { type: 'error', title: 'This was not saved', message: 'The title is taken' },
  ])
})

test('a refusal says what was not done, where the caller knows', async () => {
  const refusal = { kind: 'http', status: 400, message: 'It has orders' } as const
  expect(await report(refusal, 'Not deleted')).toMatchObject([{ title: 'Not deleted' }])
})

test.each<ApiFailure>([{ kind: 'network' }, { kind: 'http', status: 504 }])(
  'a write without an answer is a warning, never called not saved: $kind',
  async (failure) => {
    expect(await report(failure, 'Not deleted')).toMatchObject([
      { type: 'warn', title: 'It is not known whether this was saved' },
    ])
  },
)

test('a lost session is left to the sign-in', async () => {
  expect(await report({ kind: 'http', status: 401 })).toEqual([])
})

async function reportRead(failure: ApiFailure) {
  const error = new ApiError(failure, { method: 'GET', path: '/admin/products' })
  const { messages } = openPage(function Page() {
    const reportFailure = useReportReadFailure()
    return <button onClick={() => reportFailure(error, 'Not loaded')}>Report</button>
  })
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  return messages
}

test('a failed read is an error', async () => {
  expect(await reportRead({ kind: 'http', status: 500, message: 'Not now' })).toEqual([
    { type: 'error', title: 'Not loaded', message: 'Not now' },
  ])
})

test('a lost session during a read is left to the sign-in', async () => {
  expect(await reportRead({ kind: 'http', status: 401 })).toEqual([])
})
