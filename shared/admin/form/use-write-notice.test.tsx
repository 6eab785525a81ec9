import { screen } from '@testing-library/react'
import { ApiError, type ApiFailure } from '@stoa/api/http'

import { openPage } from '../../../tests/setup/open-page.tsx'
import { FormNotices } from './form-notices.tsx'
import { useWriteNotice } from './use-write-notice.ts'

const show = (failure: ApiFailure, isAbsent = false) => {
  const error = Object.assign(new ApiError(failure, { method: 'POST', path: '/admin/x' }), { isAbsent })
  openPage(function Page() {
    return <FormNotices form={useWriteNotice(error)} />
  })
}

it('calls an unanswered write unknown, never unsaved', async () => {
  show({ kind: 'http', status: 502 })
  expect(await screen.findByText('It is not known whether this was saved')).toBeInTheDocument()
  expect(screen.queryByText('This was not saved')).not.toBeInTheDocument()
})

it('offers to save again what the store does not have', async () => {
  show({ kind: 'network' }, true)
  expect(await screen.findByText('This is not saved so far. Save again.')).toBeInTheDocument()
})

it('shows why the store refused', async () => {
  show({ kind: 'http', status: 400, message: 'Too many' })
  expect(await screen.findByText('Too many')).toBeInTheDocument()
})
